"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { CommentAssignee, KeyFigureComment } from "@/contract/comments";
import { feedQueries } from "@/lib/comments/feed-queries";
import { QuestionChanged, updateQuestion, type QuestionChange } from "@/lib/comments/question-mutations";
import { useNameOrder } from "@/lib/i18n/use-name-order";
import { showToast } from "@/lib/toasts";
import { useCompanyPermissions, useCurrentUser } from "@/components/auth/current-user";
import { buttonClasses } from "@/components/ui/button-classes";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Menu, type MenuItem } from "@/components/ui/menu";
import { useFailureToast } from "@/components/ui/use-failure-toast";

interface QuestionActionsProps {
  companyId: string;
  comment: KeyFigureComment;
  /** Describes the question in the labels of its buttons. */
  name: string;
}

/** Resolves a question or opens it again, and chooses its assignee. */
export function QuestionActions({ companyId, comment, name }: QuestionActionsProps) {
  const t = useTranslations("comments.thread");
  const showFailure = useFailureToast();
  const may = useCompanyPermissions(companyId);
  const update = useMutation(updateQuestion(useQueryClient(), companyId));
  const save = (change: QuestionChange["change"]) => {
    if (update.isPending) return;
    // A callback of mutate would not run once the question has left the page.
    update.mutateAsync({ base: comment, change }).catch((error: unknown) => {
      if (error instanceof QuestionChanged) showToast(t("changed"), { tone: "bad" });
      else showFailure(error, t("notSaved"));
    });
  };
  const isResolved = comment.resolved !== undefined;
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={isResolved ? "undo" : "check"}
        busy={update.isPending}
        aria-label={t(isResolved ? "reopenOf" : "resolveOf", { name })}
        onClick={() => {
          save({ isResolved: !isResolved });
        }}
      >
        {t(isResolved ? "reopen" : "resolve")}
      </Button>
      {may.assignComments && !isResolved && (
        <AssigneeMenu
          companyId={companyId}
          comment={comment}
          name={name}
          isBusy={update.isPending}
          onChoose={(assignee) => {
            save({ assignee });
          }}
        />
      )}
    </>
  );
}

interface AssigneeMenuProps extends QuestionActionsProps {
  /** True while a change of the question is being saved. */
  isBusy: boolean;
  onChoose: (userName: string | null) => void;
}

function AssigneeMenu({ companyId, comment, name, isBusy, onChoose }: AssigneeMenuProps) {
  const t = useTranslations("comments.thread");
  const inOrder = useNameOrder();
  const user = useCurrentUser();
  const queryClient = useQueryClient();
  const colleagues = useQuery({ ...feedQueries.assignees(companyId), enabled: false });
  const fetchColleagues = () => {
    void queryClient.query(feedQueries.assignees(companyId)).catch(() => undefined);
  };
  const items = (): MenuItem[] => {
    if (!colleagues.data) return [{ label: t(colleagues.isError ? "noColleagues" : "fetching"), disabled: true }];
    const others = colleagues.data.filter(({ userName }) => userName !== user.userName);
    const own = colleagues.data.filter(({ userName }) => userName === user.userName);
    // The comment has only the assignee's name, which colleagues may share: none of them is ticked then.
    const isAssignee = ({ name: whose }: CommentAssignee) =>
      comment.assignee === whose && colleagues.data.filter((other) => other.name === whose).length === 1;
    const choice = (userName: string | null, label: string, isChosen: boolean): MenuItem => ({
      label,
      checked: isChosen,
      disabled: isBusy,
      onSelect: () => {
        onChoose(userName);
      },
    });
    return [
      ...own.map((colleague) => choice(colleague.userName, t("me"), isAssignee(colleague))),
      ...inOrder(others, (other) => other.name).map((colleague) =>
        choice(colleague.userName, colleague.name, isAssignee(colleague)),
      ),
      ...(comment.assignee === undefined ? [] : [choice(null, t("nobody"), false)]),
    ];
  };
  return (
    <span onPointerEnter={fetchColleagues} onFocus={fetchColleagues} onClick={fetchColleagues}>
      <Menu
        label={t(comment.assignee === undefined ? "assignOf" : "reassignOf", { name })}
        align="start"
        items={items}
        buttonClassName={buttonClasses({ variant: "quiet", size: "small" })}
      >
        <Icon name="user" />
        {t(comment.assignee === undefined ? "assign" : "reassign")}
      </Menu>
    </span>
  );
}
