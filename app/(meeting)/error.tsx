"use client";

export { default } from "@/app/(dashboard)/error";
