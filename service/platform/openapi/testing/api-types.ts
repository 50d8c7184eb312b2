// Made from docs/openapi.json by `npm run openapi`; changes here are overwritten.
/* oxlint-disable typescript/no-redundant-type-constituents -- the generator writes "" | string for an optional text */

export interface paths {
  "/Api/v2/Company": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List companies */
    get: operations["listCompanies"];
    put?: never;
    /** Create a company without an agency */
    post: operations["createCompany"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a company */
    get: operations["getCompany"];
    /** Update a company */
    put: operations["updateCompany"];
    /** Create a company without an agency */
    post: operations["createCompanyWithId"];
    /**
     * Delete a company
     * @description Its data goes with it, and so do the company users who had no connection to any other company.
     */
    delete: operations["deleteCompany"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/Agency": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the name of a company's agency
     * @description For all who see the company, its own users too, who may not read the agency. 404 without one.
     */
    get: operations["getCompanyAgency"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/Company": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the companies of an agency */
    get: operations["listAgencyCompanies"];
    put?: never;
    /**
     * Create a company of an agency
     * @description The service makes its id.
     */
    post: operations["createAgencyCompany"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/Company/{companyId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a company of an agency */
    get: operations["getAgencyCompany"];
    /** Update a company of an agency */
    put: operations["updateAgencyCompany"];
    /**
     * Create a company of an agency
     * @description The service makes its id.
     */
    post: operations["createAgencyCompanyWithId"];
    /**
     * Delete a company of an agency
     * @description Company users who had no connection to any other company are deleted with it; other users lose only the connection.
     */
    delete: operations["deleteAgencyCompany"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List agencies */
    get: operations["listAgencies"];
    put?: never;
    /** Create an agency */
    post: operations["createAgency"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get an agency */
    get: operations["getAgency"];
    /** Update an agency */
    put: operations["updateAgency"];
    /** Create an agency */
    post: operations["createAgencyWithId"];
    /**
     * Delete an agency
     * @description Its users go with it. An agency with companies cannot be deleted (412).
     */
    delete: operations["deleteAgency"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/Demo": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Count the companies and users of the demo
     * @description Those that the demo has put into the agency, without the user who asks.
     */
    get: operations["getDemoContent"];
    put?: never;
    post?: never;
    /**
     * Delete the demo's companies and users
     * @description All of it or nothing, with all that the companies own. The agency, the user who asks and companies that were added to the demo stay.
     */
    delete: operations["deleteDemoContent"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/SecurityEvent": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List sign-ins, failed tries, and changes of passwords, second factors and tokens of an agency's users
     * @description Of its own users, and of company users all of whose companies are the agency's. The newest first; events are kept for 180 days.
     */
    get: operations["listSecurityEventsOfAgency"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/CompanyType": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List company types */
    get: operations["listCompanyTypes"];
    put?: never;
    /**
     * Create a company type
     * @description Without `Id` the service makes one.
     */
    post: operations["createCompanyType"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/CompanyType/{companyTypeId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a company type */
    get: operations["getCompanyType"];
    /** Rename a company type */
    put: operations["updateCompanyType"];
    post?: never;
    /** Delete a company type that no company has */
    delete: operations["deleteCompanyType"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/BulkChange": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the 100 newest bulk changes of an agency */
    get: operations["listBulkChanges"];
    put?: never;
    /**
     * Change many companies
     * @description Answers before the companies are changed; those that are not there, or that the user may not change, fail one by one.
     */
    post: operations["createBulkChange"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/BulkChangePreview": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Tell what a change would do to each company */
    post: operations["previewBulkChange"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/BulkChange/{bulkChangeId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a bulk change with the number of its companies in each state */
    get: operations["getBulkChange"];
    /**
     * Try again what failed or was stopped, stop what waits, or stop and take all of it back
     * @description Concerns all companies that the user sees, or only the given ones among them. A company that was changed again since is left as it is, as `notTakenBack`.
     */
    put: operations["decideBulkChange"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/BulkChange/{bulkChangeId}/Company": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the companies of a bulk change with what became of each */
    get: operations["listBulkChangeParts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/StandardChartOfAccounts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the charts of accounts that hold for an agency
     * @description `origin` says whose each is; those that every agency has are without.
     */
    get: operations["listAgencyChartsOfAccounts"];
    /**
     * Change a chart of accounts for an agency
     * @description The id in the body, or in the path, says which; an inherited one is changed for this level alone.
     */
    put: operations["updateAgencyChartOfAccounts"];
    /** Create a chart of accounts of an agency */
    post: operations["createAgencyChartOfAccounts"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/StandardChartOfAccounts/{standardChartId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a chart of accounts that holds for an agency */
    get: operations["getAgencyChartOfAccounts"];
    /**
     * Change a chart of accounts for an agency
     * @description The id in the body, or in the path, says which; an inherited one is changed for this level alone.
     */
    put: operations["updateAgencyChartOfAccountsWithId"];
    /** Create a chart of accounts of an agency */
    post: operations["createAgencyChartOfAccountsWithId"];
    /** Delete a chart of accounts of an agency, or hide an inherited one */
    delete: operations["deleteAgencyChartOfAccounts"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/StandardChartOfAccounts/{standardChartId}/Version": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the versions of a chart of accounts of an agency, the newest first */
    get: operations["listAgencyChartOfAccountsVersions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/CompanyType/{companyTypeId}/StandardChartOfAccounts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the charts of accounts that hold for a company type
     * @description `origin` says whose each is; those that every agency has are without.
     */
    get: operations["listCompanyTypeChartsOfAccounts"];
    /**
     * Change a chart of accounts for a company type
     * @description The id in the body, or in the path, says which; an inherited one is changed for this level alone.
     */
    put: operations["updateCompanyTypeChartOfAccounts"];
    /** Create a chart of accounts of a company type */
    post: operations["createCompanyTypeChartOfAccounts"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/CompanyType/{companyTypeId}/StandardChartOfAccounts/{standardChartId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a chart of accounts that holds for a company type */
    get: operations["getCompanyTypeChartOfAccounts"];
    /**
     * Change a chart of accounts for a company type
     * @description The id in the body, or in the path, says which; an inherited one is changed for this level alone.
     */
    put: operations["updateCompanyTypeChartOfAccountsWithId"];
    /** Create a chart of accounts of a company type */
    post: operations["createCompanyTypeChartOfAccountsWithId"];
    /** Delete a chart of accounts of a company type, or hide an inherited one */
    delete: operations["deleteCompanyTypeChartOfAccounts"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/CompanyType/{companyTypeId}/StandardChartOfAccounts/{standardChartId}/Version": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the versions of a chart of accounts of a company type, the newest first */
    get: operations["listCompanyTypeChartOfAccountsVersions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/StandardKeyFigureFormula": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the key figures that hold for an agency
     * @description `origin` says whose each is; those that every agency has are without.
     */
    get: operations["listAgencyFormulas"];
    /**
     * Change a key figure for an agency
     * @description The id in the body, or in the path, says which; an inherited one is changed for this level alone.
     */
    put: operations["updateAgencyFormula"];
    /** Create a key figure of an agency */
    post: operations["createAgencyFormula"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/StandardKeyFigureFormula/{standardFormulaId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a key figure that holds for an agency */
    get: operations["getAgencyFormula"];
    /**
     * Change a key figure for an agency
     * @description The id in the body, or in the path, says which; an inherited one is changed for this level alone.
     */
    put: operations["updateAgencyFormulaWithId"];
    /** Create a key figure of an agency */
    post: operations["createAgencyFormulaWithId"];
    /** Delete a key figure of an agency, or hide an inherited one */
    delete: operations["deleteAgencyFormula"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/StandardKeyFigureFormula/{standardFormulaId}/Version": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the versions of a key figure of an agency, the newest first */
    get: operations["listAgencyFormulaVersions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/CompanyType/{companyTypeId}/StandardKeyFigureFormula": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the key figures that hold for a company type
     * @description `origin` says whose each is; those that every agency has are without.
     */
    get: operations["listCompanyTypeFormulas"];
    /**
     * Change a key figure for a company type
     * @description The id in the body, or in the path, says which; an inherited one is changed for this level alone.
     */
    put: operations["updateCompanyTypeFormula"];
    /** Create a key figure of a company type */
    post: operations["createCompanyTypeFormula"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/CompanyType/{companyTypeId}/StandardKeyFigureFormula/{standardFormulaId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a key figure that holds for a company type */
    get: operations["getCompanyTypeFormula"];
    /**
     * Change a key figure for a company type
     * @description The id in the body, or in the path, says which; an inherited one is changed for this level alone.
     */
    put: operations["updateCompanyTypeFormulaWithId"];
    /** Create a key figure of a company type */
    post: operations["createCompanyTypeFormulaWithId"];
    /** Delete a key figure of a company type, or hide an inherited one */
    delete: operations["deleteCompanyTypeFormula"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/CompanyType/{companyTypeId}/StandardKeyFigureFormula/{standardFormulaId}/Version": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the versions of a key figure of a company type, the newest first */
    get: operations["listCompanyTypeFormulaVersions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/StandardKeyFigurePreset": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the presets that hold for an agency
     * @description `origin` says whose each is; those that every agency has are without.
     */
    get: operations["listAgencyPresets"];
    /**
     * Change a preset for an agency
     * @description The id in the body, or in the path, says which; an inherited one is changed for this level alone.
     */
    put: operations["updateAgencyPreset"];
    /** Create a preset of an agency */
    post: operations["createAgencyPreset"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/StandardKeyFigurePreset/{presetId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a preset that holds for an agency */
    get: operations["getAgencyPreset"];
    /**
     * Change a preset for an agency
     * @description The id in the body, or in the path, says which; an inherited one is changed for this level alone.
     */
    put: operations["updateAgencyPresetWithId"];
    /** Create a preset of an agency */
    post: operations["createAgencyPresetWithId"];
    /** Delete a preset of an agency, or hide an inherited one */
    delete: operations["deleteAgencyPreset"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/StandardKeyFigurePreset/{presetId}/Version": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the versions of a preset of an agency, the newest first */
    get: operations["listAgencyPresetVersions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/CompanyType/{companyTypeId}/StandardKeyFigurePreset": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the presets that hold for a company type
     * @description `origin` says whose each is; those that every agency has are without.
     */
    get: operations["listCompanyTypePresets"];
    /**
     * Change a preset for a company type
     * @description The id in the body, or in the path, says which; an inherited one is changed for this level alone.
     */
    put: operations["updateCompanyTypePreset"];
    /** Create a preset of a company type */
    post: operations["createCompanyTypePreset"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/CompanyType/{companyTypeId}/StandardKeyFigurePreset/{presetId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a preset that holds for a company type */
    get: operations["getCompanyTypePreset"];
    /**
     * Change a preset for a company type
     * @description The id in the body, or in the path, says which; an inherited one is changed for this level alone.
     */
    put: operations["updateCompanyTypePresetWithId"];
    /** Create a preset of a company type */
    post: operations["createCompanyTypePresetWithId"];
    /** Delete a preset of a company type, or hide an inherited one */
    delete: operations["deleteCompanyTypePreset"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/CompanyType/{companyTypeId}/StandardKeyFigurePreset/{presetId}/Version": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the versions of a preset of a company type, the newest first */
    get: operations["listCompanyTypePresetVersions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/StandardKeyFigureTarget": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the targets that hold for an agency
     * @description `origin` says whose each is; those that every agency has are without.
     */
    get: operations["listAgencyTargets"];
    /**
     * Change a target for an agency
     * @description The id in the body, or in the path, says which; an inherited one is changed for this level alone.
     */
    put: operations["updateAgencyTarget"];
    /** Create a target of an agency */
    post: operations["createAgencyTarget"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/StandardKeyFigureTarget/{standardTargetId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a target that holds for an agency */
    get: operations["getAgencyTarget"];
    /**
     * Change a target for an agency
     * @description The id in the body, or in the path, says which; an inherited one is changed for this level alone.
     */
    put: operations["updateAgencyTargetWithId"];
    /** Create a target of an agency */
    post: operations["createAgencyTargetWithId"];
    /** Delete a target of an agency, or hide an inherited one */
    delete: operations["deleteAgencyTarget"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/StandardKeyFigureTarget/{standardTargetId}/Version": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the versions of a target of an agency, the newest first */
    get: operations["listAgencyTargetVersions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/CompanyType/{companyTypeId}/StandardKeyFigureTarget": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the targets that hold for a company type
     * @description `origin` says whose each is; those that every agency has are without.
     */
    get: operations["listCompanyTypeTargets"];
    /**
     * Change a target for a company type
     * @description The id in the body, or in the path, says which; an inherited one is changed for this level alone.
     */
    put: operations["updateCompanyTypeTarget"];
    /** Create a target of a company type */
    post: operations["createCompanyTypeTarget"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/CompanyType/{companyTypeId}/StandardKeyFigureTarget/{standardTargetId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a target that holds for a company type */
    get: operations["getCompanyTypeTarget"];
    /**
     * Change a target for a company type
     * @description The id in the body, or in the path, says which; an inherited one is changed for this level alone.
     */
    put: operations["updateCompanyTypeTargetWithId"];
    /** Create a target of a company type */
    post: operations["createCompanyTypeTargetWithId"];
    /** Delete a target of a company type, or hide an inherited one */
    delete: operations["deleteCompanyTypeTarget"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/CompanyType/{companyTypeId}/StandardKeyFigureTarget/{standardTargetId}/Version": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the versions of a target of a company type, the newest first */
    get: operations["listCompanyTypeTargetVersions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/StandardFindingRule": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the rules that hold for an agency
     * @description `origin` says whose each is; those that every agency has are without.
     */
    get: operations["listAgencyRules"];
    /**
     * Change a rule for an agency
     * @description The id in the body, or in the path, says which; an inherited one is changed for this level alone.
     */
    put: operations["updateAgencyRule"];
    /** Create a rule of an agency */
    post: operations["createAgencyRule"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/StandardFindingRule/{standardRuleId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a rule that holds for an agency */
    get: operations["getAgencyRule"];
    /**
     * Change a rule for an agency
     * @description The id in the body, or in the path, says which; an inherited one is changed for this level alone.
     */
    put: operations["updateAgencyRuleWithId"];
    /** Create a rule of an agency */
    post: operations["createAgencyRuleWithId"];
    /** Delete a rule of an agency, or hide an inherited one */
    delete: operations["deleteAgencyRule"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/StandardFindingRule/{standardRuleId}/Version": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the versions of a rule of an agency, the newest first */
    get: operations["listAgencyRuleVersions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/CompanyType/{companyTypeId}/StandardFindingRule": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the rules that hold for a company type
     * @description `origin` says whose each is; those that every agency has are without.
     */
    get: operations["listCompanyTypeRules"];
    /**
     * Change a rule for a company type
     * @description The id in the body, or in the path, says which; an inherited one is changed for this level alone.
     */
    put: operations["updateCompanyTypeRule"];
    /** Create a rule of a company type */
    post: operations["createCompanyTypeRule"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/CompanyType/{companyTypeId}/StandardFindingRule/{standardRuleId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a rule that holds for a company type */
    get: operations["getCompanyTypeRule"];
    /**
     * Change a rule for a company type
     * @description The id in the body, or in the path, says which; an inherited one is changed for this level alone.
     */
    put: operations["updateCompanyTypeRuleWithId"];
    /** Create a rule of a company type */
    post: operations["createCompanyTypeRuleWithId"];
    /** Delete a rule of a company type, or hide an inherited one */
    delete: operations["deleteCompanyTypeRule"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/CompanyType/{companyTypeId}/StandardFindingRule/{standardRuleId}/Version": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the versions of a rule of a company type, the newest first */
    get: operations["listCompanyTypeRuleVersions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/StandardText": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the texts that hold for an agency
     * @description `origin` says whose each is; those that every agency has are without.
     */
    get: operations["listAgencyTexts"];
    /**
     * Change a text for an agency
     * @description The id in the body, or in the path, says which; an inherited one is changed for this level alone.
     */
    put: operations["updateAgencyText"];
    /** Create a text of an agency */
    post: operations["createAgencyText"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/StandardText/{standardTextId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a text that holds for an agency */
    get: operations["getAgencyText"];
    /**
     * Change a text for an agency
     * @description The id in the body, or in the path, says which; an inherited one is changed for this level alone.
     */
    put: operations["updateAgencyTextWithId"];
    /** Create a text of an agency */
    post: operations["createAgencyTextWithId"];
    /** Delete a text of an agency, or hide an inherited one */
    delete: operations["deleteAgencyText"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/StandardText/{standardTextId}/Version": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the versions of a text of an agency, the newest first */
    get: operations["listAgencyTextVersions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/CompanyType/{companyTypeId}/StandardText": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the texts that hold for a company type
     * @description `origin` says whose each is; those that every agency has are without.
     */
    get: operations["listCompanyTypeTexts"];
    /**
     * Change a text for a company type
     * @description The id in the body, or in the path, says which; an inherited one is changed for this level alone.
     */
    put: operations["updateCompanyTypeText"];
    /** Create a text of a company type */
    post: operations["createCompanyTypeText"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/CompanyType/{companyTypeId}/StandardText/{standardTextId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a text that holds for a company type */
    get: operations["getCompanyTypeText"];
    /**
     * Change a text for a company type
     * @description The id in the body, or in the path, says which; an inherited one is changed for this level alone.
     */
    put: operations["updateCompanyTypeTextWithId"];
    /** Create a text of a company type */
    post: operations["createCompanyTypeTextWithId"];
    /** Delete a text of a company type, or hide an inherited one */
    delete: operations["deleteCompanyTypeText"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/CompanyType/{companyTypeId}/StandardText/{standardTextId}/Version": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the versions of a text of a company type, the newest first */
    get: operations["listCompanyTypeTextVersions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/Comment": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List comments */
    get: operations["listComments"];
    /**
     * Update a comment
     * @description The id in the body, or in the path, says which.
     */
    put: operations["updateComment"];
    /**
     * Write a comment
     * @description The service assigns id, author and times.
     */
    post: operations["createComment"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/Comment/{commentId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a comment */
    get: operations["getComment"];
    /**
     * Update a comment
     * @description The id in the body, or in the path, says which.
     */
    put: operations["updateCommentWithId"];
    /**
     * Write a comment
     * @description The service assigns id, author and times.
     */
    post: operations["createCommentWithId"];
    /** Delete a comment */
    delete: operations["deleteComment"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/Comment/{commentId}/Question": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Assign a question, resolve it or open it again
     * @description `assignee` is the user name of somebody of the agency who sees the company, null for nobody. If-Match and the answer are the comment's; a comment that is no question is a 412.
     */
    put: operations["updateQuestion"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/Comment/{commentId}/Reply": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Answer a comment
     * @description Replies are listed in `replies` of their comment, and go with it.
     */
    post: operations["createReply"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/Comment/{commentId}/Reply/{replyId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Delete a reply */
    delete: operations["deleteReply"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/CommentAssignee": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List whom questions of a company can be assigned to
     * @description The users of the agency who see the company, by name.
     */
    get: operations["listCommentAssignees"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/Comment": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the comments on an agency's companies
     * @description Of every company of the agency that the user may see, the newest first. `next` of an answer is the `cursor` of the following one.
     */
    get: operations["listAgencyComments"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/KeyFigurePreset": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List presets */
    get: operations["listKeyFigurePresets"];
    /**
     * Update a preset
     * @description The id in the body, or in the path, says which.
     */
    put: operations["updateKeyFigurePreset"];
    /** Create a preset */
    post: operations["createKeyFigurePreset"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/KeyFigurePreset/{presetId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a preset */
    get: operations["getKeyFigurePreset"];
    /**
     * Update a preset
     * @description The id in the body, or in the path, says which.
     */
    put: operations["updateKeyFigurePresetWithId"];
    /** Create a preset */
    post: operations["createKeyFigurePresetWithId"];
    /** Delete a preset */
    delete: operations["deleteKeyFigurePreset"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/KeyFigurePreset": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the presets of an agency's companies
     * @description Of the companies that the user may see. Presets with the same name and key figures are one, with the number of companies that have it. Left out are standard ones that neither a company nor its agency or type has changed, the one of visible key figures, and empty ones. At most 200, those that most companies share.
     */
    get: operations["listAgencyKeyFigurePresets"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/StandardKeyFigurePreset": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the presets that a company inherits
     * @description All of them, as they are without the company's own changes and deletions; `origin` says whose each is. A PUT that makes the company's preset say the same drops its own.
     */
    get: operations["listInheritedKeyFigurePresets"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/StandardKeyFigurePreset": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the presets of a new company without an agency */
    get: operations["listStandardKeyFigurePresets"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/StandardKeyFigurePreset/{presetId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a standard preset */
    get: operations["getStandardKeyFigurePreset"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/FiscalYear": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List fiscal years */
    get: operations["listFiscalYears"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/FiscalYear/{fiscalYearId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a fiscal year */
    get: operations["getFiscalYear"];
    /** Set a fiscal year's chart of accounts or currency */
    put: operations["updateFiscalYear"];
    post?: never;
    /**
     * Delete a fiscal year
     * @description All its data and transactions go with it.
     */
    delete: operations["deleteFiscalYear"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/FiscalYear/{fiscalYearId}/KeyFigureData": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List key figure data */
    get: operations["listKeyFigureData"];
    /**
     * Set or clear values
     * @description All or nothing: each item is inserted or replaced, a null value clears it, items not named stay. An item with `before` (an extension) is compared with what is stored, and a difference refuses the list with 412.
     */
    put: operations["updateKeyFigureData"];
    post?: never;
    /** Delete the key figure data of a fiscal year */
    delete: operations["deleteKeyFigureData"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/FiscalYear/{fiscalYearId}/KeyFigureDataHistory": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the changes of key figure data
     * @description Who changed which value when, from the audit log: the newest 100 changes that match the query.
     */
    get: operations["listKeyFigureDataHistory"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/KeyFigureData/{keyFigureInfoId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List one key figure of an agency's companies
     * @description Every company of the agency that the user may see, by name, with the fiscal years that the range touches and their values for periods within it.
     */
    get: operations["listAgencyKeyFigureData"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/FiscalYear/{fiscalYearId}/Statement": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a fiscal year's statements by month */
    get: operations["getStatement"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/FiscalYear/{fiscalYearId}/Statement/Pdf": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a fiscal year's statements as a PDF
     * @description Tagged (PDF/UA), on A4, in the language of Accept-Language. The whole year beside the year before and the budget, and month by month; or one month and the year so far.
     */
    get: operations["getStatementPdf"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/FiscalYear/{fiscalYearId}/Reconciliation": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Compare a fiscal year's books with the control totals of its file */
    get: operations["getReconciliation"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/FiscalYear/{fiscalYearId}/Account": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the accounts of a fiscal year with their balances */
    get: operations["listYearAccounts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/FiscalYear/{fiscalYearId}/DimensionObject": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the dimension objects of a fiscal year's books */
    get: operations["listDimensionObjects"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/FiscalYear/{fiscalYearId}/Account/{accountNumber}/Voucher": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the vouchers of an account with its balance after each
     * @description By date, so many at a time. Years whose file has balances only have none.
     */
    get: operations["listAccountVouchers"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/FiscalYear/{fiscalYearId}/Voucher": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the vouchers of a fiscal year, by date
     * @description The fiscal year is named by its id or its first day. Years whose file has balances only have none.
     */
    get: operations["listVouchers"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/SieImport/{importId}/Voucher/{voucherLine}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a voucher with all its rows and corrections */
    get: operations["getVoucher"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/SieImport/{importId}/Voucher/{voucherLine}/Source": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the lines of the imported file that a voucher was read from */
    get: operations["getVoucherSource"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/ChartOfAccounts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List charts of accounts */
    get: operations["listChartsOfAccounts"];
    /**
     * Update a chart of accounts
     * @description The id in the body, or in the path, says which. The tree and the known groups are each replaced whole.
     */
    put: operations["updateChartOfAccounts"];
    /** Create a chart of accounts */
    post: operations["createChartOfAccounts"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/ChartOfAccounts/{chartOfAccountsId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a chart of accounts */
    get: operations["getChartOfAccounts"];
    /**
     * Update a chart of accounts
     * @description The id in the body, or in the path, says which. The tree and the known groups are each replaced whole.
     */
    put: operations["updateChartOfAccountsWithId"];
    /** Create a chart of accounts */
    post: operations["createChartOfAccountsWithId"];
    /**
     * Delete a chart of accounts
     * @description One that a fiscal year uses, and the built-in one, cannot be deleted (412).
     */
    delete: operations["deleteChartOfAccounts"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/StandardChartOfAccounts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the charts of accounts that a company inherits
     * @description As they are without the company's own changes and deletions.
     */
    get: operations["listInheritedChartsOfAccounts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/FiscalYear/{fiscalYearId}/ChartPreview": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * See what a chart of accounts would do to a fiscal year
     * @description Nothing is written: accounts in none or several groups, and the key figures that the chart changes.
     */
    post: operations["previewChart"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/Document": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the root folder with the whole tree
     * @description Files come without their data.
     */
    get: operations["getArchive"];
    /**
     * Rename or move a document, or replace a file's data
     * @description The id in the body, or in the path, says which. A folder takes its content along.
     */
    put: operations["updateDocument"];
    /**
     * Create a document, or all of a list or none
     * @description The service assigns the ids and creates the folders that are missing on a path.
     */
    post: operations["createDocument"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/Document/{documentId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a file with its data, or a folder with what is in it */
    get: operations["getDocument"];
    /**
     * Rename or move a document, or replace a file's data
     * @description The id in the body, or in the path, says which. A folder takes its content along.
     */
    put: operations["updateDocumentWithId"];
    /**
     * Create a document, or all of a list or none
     * @description The service assigns the ids and creates the folders that are missing on a path.
     */
    post: operations["createDocumentWithId"];
    /** Delete a file, or a folder with all that is in it */
    delete: operations["deleteDocument"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/PeriodReport": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List period reports, the newest first */
    get: operations["listPeriodReports"];
    /**
     * Update what is written about a report
     * @description The id in the body, or in the path, says which. The period never changes. Figures of a draft are computed again where `recompute` is true, and those of a report of blocks when it is published.
     */
    put: operations["updatePeriodReport"];
    /**
     * Make a period report
     * @description The figures of the preset are computed now; later imports leave them alone. The service assigns id, author and times.
     */
    post: operations["createPeriodReport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/PeriodReport/{periodReportId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a period report with its figures */
    get: operations["getPeriodReport"];
    /**
     * Update what is written about a report
     * @description The id in the body, or in the path, says which. The period never changes. Figures of a draft are computed again where `recompute` is true, and those of a report of blocks when it is published.
     */
    put: operations["updatePeriodReportWithId"];
    /**
     * Make a period report
     * @description The figures of the preset are computed now; later imports leave them alone. The service assigns id, author and times.
     */
    post: operations["createPeriodReportWithId"];
    /** Delete a period report */
    delete: operations["deletePeriodReport"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/PeriodReport/{periodReportId}/Content": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get all that a report shows
     * @description Its blocks with values, names and texts: as they were when it was published, or of a draft as they are now. Names are in the report's language, or the caller's where none is chosen. A report without blocks is shown as letterhead, comment and key figures.
     */
    get: operations["getPeriodReportContent"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/PeriodReport/{periodReportId}/Checklist": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the checks of a report before it is published
     * @description Whether the books reach the end of the period and agree with the file, key figures lack inputs, large changes are commented, and everything written in it has a value. A check whose result is unknown is left out. Only `liveValues` stops publishing.
     */
    get: operations["getPeriodReportChecklist"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/PeriodReport/{periodReportId}/Pdf": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a report as a PDF
     * @description All that it shows, in its language: tagged (PDF/UA), on A4. Charts are drawn over the tables of their values, with the year before and the budget where these are known; each chart and small line has a text for those who cannot see it. A published report of blocks gives the PDF in the archive, byte for byte.
     */
    get: operations["getPeriodReportPdf"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/PeriodReport/{periodReportId}/Document": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the PDFs of a report in the archive, the newest first
     * @description One is stored each time that it is published. `superseded` is the time since which one is no longer what the report shows. They are deleted with the report.
     */
    get: operations["listArchivedReports"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/PeriodReport/{periodReportId}/Document/{archivedReportId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a PDF of a report as it lies in the archive */
    get: operations["getArchivedReport"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/PeriodReport/{periodReportId}/Restatement": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the figures of a report that have changed since
     * @description Empty while the books give the same figures.
     */
    get: operations["getRestatement"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/PeriodReport/{periodReportId}/Link": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the links with which a report is read without an account, the newest first
     * @description At most 500, with when they were opened; for those who may write reports. Their secrets are not kept.
     */
    get: operations["listReportLinks"];
    put?: never;
    /**
     * Make a link to a published report
     * @description The answer alone has `token`, for the dashboard's page `/shared/TOKEN`, and the `code` where one is asked for.
     */
    post: operations["createReportLink"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/PeriodReport/{periodReportId}/Link/{reportLinkId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Revoke a link to a report
     * @description It shows nothing from then on, and stays in the list.
     */
    delete: operations["revokeReportLink"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/ReportSchedule": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the reports that are made each month, and the latest runs */
    get: operations["getReportSchedule"];
    /**
     * Set the reports that are made each month
     * @description From this month, unless its day is over by the clock of Sweden or it has had its reports. On the day itself they are made at once.
     */
    put: operations["setReportSchedule"];
    post?: never;
    /** End the reports of each month */
    delete: operations["deleteReportSchedule"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/ReadySentence": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List sentences about what moved most in a period
     * @description Standard key figures against the year before, the budget, the target and the period before, those that moved most first, with the accounts and vouchers behind. Each is in Swedish and English, with live values (`text`) and with the values of today (`shown`). Empty where nothing moved much.
     */
    get: operations["listReadySentences"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/ReportTemplate": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List report templates by name */
    get: operations["listReportTemplates"];
    put?: never;
    /**
     * Make a report template
     * @description Where `companyTypeId` names a type, the template is meant for its companies.
     */
    post: operations["createReportTemplate"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/ReportTemplate/{reportTemplateId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a report template */
    get: operations["getReportTemplate"];
    /** Update a report template */
    put: operations["updateReportTemplate"];
    post?: never;
    /** Delete a report template */
    delete: operations["deleteReportTemplate"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/SieImport": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Import a SIE file for a company without an agency */
    put: operations["importSie"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/SieImport/{agencyId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Import a SIE file for a company of an agency */
    put: operations["importAgencySie"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/SieImport": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the imports of a company, the newest first */
    get: operations["listSieImports"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/SieImportProgress": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the progress of the import that runs for a company
     * @description Each process of the service knows only the imports that it runs itself.
     */
    get: operations["getSieImportProgress"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/SieImport/{importId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get an import */
    get: operations["getSieImport"];
    put?: never;
    post?: never;
    /**
     * Take an import back
     * @description The fiscal year becomes what it was before, or is deleted when the import created it. Only the latest import of a fiscal year can be taken back.
     */
    delete: operations["takeBackSieImport"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/SieImport/{importId}/Change": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Compare an import with the books that it found
     * @description Accounts whose balances differ, key figures of the latest months before and after, and the number of vouchers that differ. The books before and after are read from the stored files.
     */
    get: operations["getSieImportChange"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/SieImport/{importId}/ChangedVoucher": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the vouchers that an import added, removed, changed or renumbered, by date */
    get: operations["listChangedVouchers"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/SieImportBatch": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the batches of an agency, the newest first */
    get: operations["listSieImportBatches"];
    put?: never;
    /** Create an empty batch */
    post: operations["createSieImportBatch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/SieImportBatch/{batchId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a batch with the number of its files in each state */
    get: operations["getSieImportBatch"];
    /**
     * Import all that is clear, create all companies that are missing, or take back all that was imported
     * @description Concerns the files that the user sees. The work is done afterwards, in the name of the user.
     */
    put: operations["decideSieImportBatch"];
    post?: never;
    /**
     * Close a batch
     * @description Its files without a company, and those of companies that the user sees, are deleted, and with the last file the batch; what was imported stays. A batch is deleted by itself after 30 days.
     */
    delete: operations["deleteSieImportBatch"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/SieImportBatch/{batchId}/File": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the files of a batch */
    get: operations["listSieImportBatchFiles"];
    put?: never;
    /**
     * Add a file to a batch
     * @description The body is the file itself, its bytes as they are, in any encoding of SIE files. The same name and bytes a second time are the same file.
     */
    post: operations["addSieImportBatchFile"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/SieImportBatch/{batchId}/File/{batchFileId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a file of a batch with the remarks on it */
    get: operations["getSieImportBatchFile"];
    /**
     * Decide about a file of a batch
     * @description `import` a clear file; send it to a `company`, or to a `newCompany` with the file's name and number or others; `retry`; `skip`; or `takeBack` its import.
     */
    put: operations["decideSieImportBatchFile"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/KeyFigure": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the catalogue */
    get: operations["listKeyFigures"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/KeyFigure/{keyFigureId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a key figure of the catalogue */
    get: operations["getKeyFigure"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/KeyFigure": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the catalogue with the company's own key figures after it */
    get: operations["listCompanyKeyFigures"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/KeyFigureValue": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Compute key figures */
    get: operations["listKeyFigureValues"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/KeyFigureValue/{keyFigureId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Compute one key figure */
    get: operations["getKeyFigureValues"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/KeyFigureValue/{keyFigureId}/Trace": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Trace a value of a key figure
     * @description How the value over the range comes about: a tree of formulas, functions, terms and inputs down to sums over accounts by group of the chart, and for each account its balances, the rows of vouchers and records behind them, and their lines in the imported file. Vouchers are left out where there are more than 2000 rows in all; `account` then asks for those of one.
     */
    get: operations["getKeyFigureTrace"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/KeyFigureValue/{keyFigureId}/Trace/Pdf": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get how a value of a key figure is made as a PDF
     * @description Tagged (PDF/UA), on A4, in the language of Accept-Language: the computation, the balances of its accounts by period and the rows of their vouchers, where there are at most 2000.
     */
    get: operations["getKeyFigureTracePdf"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/KeyFigureValue/{keyFigureId}/Trace/Workbook": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get how a value of a key figure is made as sheets of spreadsheet formulas
     * @description The computation by formulas over the accounts, the accounts by formulas over the rows of vouchers, and these as constants, with what each formula gives beside it. Rows of vouchers are left out where there are more than 2000, and accounts are constants then. At most 250000 cells.
     */
    get: operations["getKeyFigureTraceWorkbook"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/KeyFigurePdf": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get key figures as a PDF
     * @description Tagged (PDF/UA), on A4, in the language of Accept-Language: the latest value of each beside the year before, target and budget, all values step by step, and the comments on their days for those who may read them.
     */
    get: operations["getKeyFigurePdf"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/KeyFigureWorkbook": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get key figures as sheets of spreadsheet formulas
     * @description Sheets with the key figures, the terms that they are made of, the inputs and the balances of the accounts. Values of the first two are formulas over the others, with what they give beside them; a value that cannot be a formula is a constant, and one that cannot be computed has a `reason`. At most 60 periods and 250000 cells.
     */
    get: operations["getKeyFigureWorkbook"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/KeyFigureValue": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List key figures of an agency's companies
     * @description Every company of the agency that the user may see, by name, with lists of values in the order of `keyFigures`. Values are stored for 36 months back from the last booked one, and for the fiscal years they lie in. Own key figures of one id may differ between companies in type and decimals: `keyFigures` has the most common type, and `formats` what a company has otherwise. `pending` counts companies whose figures are still to be computed, as after an upgrade.
     */
    get: operations["listAgencyKeyFigureValues"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/KeyFigure": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the key figures that values of an agency's companies can be asked for
     * @description Those of the catalogue, then the own ones of the companies that the user may see, by name.
     */
    get: operations["listAgencyKeyFigures"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/PortfolioView": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the agency's views and one's own, by name */
    get: operations["listPortfolioViews"];
    put?: never;
    /**
     * Save a view
     * @description Directors save views of the agency too.
     */
    post: operations["createPortfolioView"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/PortfolioView/{portfolioViewId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a view */
    get: operations["getPortfolioView"];
    /** Rename a view, or save what it shows */
    put: operations["updatePortfolioView"];
    post?: never;
    /** Delete a view */
    delete: operations["deletePortfolioView"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/DefaultPortfolioView": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the views that were chosen to open with */
    get: operations["getDefaultPortfolioView"];
    /**
     * Choose the view to open with
     * @description The id of a view or of a standard one (`all`, `contacts`, `late`); null takes the choice back. Directors choose for the agency.
     */
    put: operations["updateDefaultPortfolioView"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/CompanyStatus": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the state of an agency's companies
     * @description Every company of the agency that the user may see, by name: how far its books reach, whether they agree with the file's own totals, its latest import and comment, and its consultants.
     */
    get: operations["listCompanyStatuses"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/PortfolioPreview": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List an agency's first companies with their values and states
     * @description All companies that the user may see if there are at most 500, else the first 40: by name as the language of the request orders them, with numbers in names by their value. Values are there where `keyFigures` or `keyFigurePresetId` is given, and are those of Agency KeyFigureValue.
     */
    get: operations["previewPortfolio"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/CompanyMonth": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List how far the work on the months of an agency's companies has come
     * @description Every company of the agency that the user may see, by name, with a letter for each month and step: `y` done, `n` missing, `-` nothing to do.
     */
    get: operations["listCompanyMonths"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/Finding": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List what an agency's rules find today
     * @description Of the companies that the user may see, those with most findings first. A comment on the key figure, written after the books had come as far as they reach, answers a finding by itself.
     */
    get: operations["listFindings"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/Company/{companyId}/FindingAnswer/{findingId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Answer a finding
     * @description `snoozed` until a day; `done` until another reason arises, as next month's value; `notRelevant` until the answer is taken back.
     */
    put: operations["answerFinding"];
    post?: never;
    /** Take the answer to a finding back */
    delete: operations["takeBackFindingAnswer"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/FindingRule": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the rules of an agency */
    get: operations["listFindingRules"];
    put?: never;
    /**
     * Create a rule
     * @description Its kind decides which members it has. A comparison has two formulas of standard key figures and one of < <= > >= between them; they know the functions abs, min, max and yearBefore.
     */
    post: operations["createFindingRule"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/FindingRule/{findingRuleId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a rule */
    get: operations["getFindingRule"];
    /**
     * Change a rule, or switch it on or off
     * @description Members left out keep their value. The kind never changes.
     */
    put: operations["updateFindingRule"];
    post?: never;
    /** Delete a rule, or give a standard one back its first form */
    delete: operations["deleteFindingRule"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/FindingRulePreview": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Count the companies that a rule would find today */
    post: operations["previewFindingRule"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/StandardFindingRule": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the rules every agency has from the start */
    get: operations["listStandardFindingRules"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/KeyFigureTarget": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the targets */
    get: operations["listTargets"];
    /**
     * Set and clear targets
     * @description Targets that are not named keep their values; a null value clears. All of it or nothing: an item with `before` is compared with what holds, and a difference refuses the list with 412. An inherited target is changed or cleared for the company alone.
     */
    put: operations["updateTargets"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/StandardKeyFigureTarget": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the targets that a company inherits
     * @description As they hold for it where it has neither changed nor cleared them.
     */
    get: operations["listInheritedTargets"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/FiscalYear/{fiscalYearId}/Budget": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read the budget, as it was typed in and as the file has it */
    get: operations["getBudget"];
    /**
     * Set and clear amounts of the budget
     * @description Amounts that are not named stay; null clears. All of it or nothing: an item with `before` is compared with what is stored, and a difference refuses the list with 412.
     */
    put: operations["updateBudget"];
    post?: never;
    /** Take back what was typed in; the file's budget holds again */
    delete: operations["deleteBudget"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/KeyFigureFormula": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the key figures with formulas that hold for the company
     * @description `origin` says who has made one that is inherited; without it, it is the company's own.
     */
    get: operations["listKeyFigureFormulas"];
    /**
     * Make a new version of a key figure, or restore an earlier one
     * @description The id in the body, or in the path, says which. Key figures that use each other in a circle are refused (412), as is a change that another one cannot be computed with.
     */
    put: operations["updateKeyFigureFormula"];
    /**
     * Create a key figure of the company's own
     * @description An id that is a standard key figure, a group of accounts or typed in already is a conflict (409).
     */
    post: operations["createKeyFigureFormula"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/KeyFigureFormula/{keyFigureFormulaId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a key figure of the company's own */
    get: operations["getKeyFigureFormula"];
    /**
     * Make a new version of a key figure, or restore an earlier one
     * @description The id in the body, or in the path, says which. Key figures that use each other in a circle are refused (412), as is a change that another one cannot be computed with.
     */
    put: operations["updateKeyFigureFormulaWithId"];
    /**
     * Create a key figure of the company's own
     * @description An id that is a standard key figure, a group of accounts or typed in already is a conflict (409).
     */
    post: operations["createKeyFigureFormulaWithId"];
    /**
     * Delete a key figure with all its versions
     * @description One that another key figure uses cannot be deleted (412); one that is inherited is hidden.
     */
    delete: operations["deleteKeyFigureFormula"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/KeyFigureFormula/{keyFigureFormulaId}/Version": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the versions of a key figure, the newest first */
    get: operations["listKeyFigureFormulaVersions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/StandardKeyFigureFormula": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the key figures with formulas that a company inherits
     * @description As they hold for it where it has neither changed nor hidden them.
     */
    get: operations["listInheritedKeyFigureFormulas"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/FormulaTerm": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List what formulas of an agency may name */
    get: operations["listAgencyFormulaTerms"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/CompanyType/{companyTypeId}/FormulaTerm": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List what formulas of a company type may name */
    get: operations["listCompanyTypeFormulaTerms"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/FormulaTerm": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List what the company's formulas may name */
    get: operations["listFormulaTerms"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/FiscalYear/{fiscalYearId}/FormulaPreview": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * See what a formula gives for the months of a fiscal year
     * @description Nothing is written. The answer says what is wrong with a formula that cannot be computed.
     */
    post: operations["previewFormula"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/StandardText": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the standard texts that a company inherits
     * @description For those who may write its reports. A company has no standard texts of its own; words for one company alone are written in its report.
     */
    get: operations["listInheritedTexts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/Activity": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List what was changed, the newest first
     * @description All entries as a list; with `limit` or `cursor` a page of them.
     */
    get: operations["listActivity"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/Activity/{activityId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read an entry with all of before and after */
    get: operations["getActivity"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/Activity": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List what was changed in an agency, the newest first
     * @description A page. For directors everything on the agency and its companies, and the events of users' access as entries about `SecurityEvent`; for consultants what was written on the companies that they see.
     */
    get: operations["listAgencyActivity"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/Activity/{activityId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read an entry with all of before and after */
    get: operations["getAgencyActivity"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/Letterhead": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the logo and colour of an agency */
    get: operations["getLetterhead"];
    /**
     * Change the logo and colour of an agency
     * @description A logo is a PNG or JPEG of at most 131,072 bytes and 1,600 × 800 pixels, recognised by its bytes; its metadata is not kept. Null removes it.
     */
    put: operations["updateLetterhead"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Mail": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Tell whether the service sends mail, and from which address */
    get: operations["getMailSetup"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/Mail": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the mails of an agency, the newest first
     * @description Directors see all of them, consultants those that they had sent.
     */
    get: operations["listMails"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/Mail/{mailId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a mail of an agency */
    get: operations["getMail"];
    /**
     * Try a mail that failed again
     * @description 412 for a mail that has not failed, and for one whose link no longer works.
     */
    put: operations["decideMail"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Me/Export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get everything about the signed-in user
     * @description Account, roles, sessions and tokens without secrets, security events, what the user changed and when, comments that they wrote, questions that are assigned to them, their saved views and the mails to them. It needs the same as the export of a company.
     */
    post: operations["exportMe"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Company/{companyId}/Export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get everything about a company
     * @description The SIE files as they were imported, the documents, and the rest as JSON. It needs the `currentPassword` of whoever asks, or a sign-in of the last five minutes (else 412). A token makes no exports (403). The answer is sent while it is made, and an Idempotency-Key is ignored.
     */
    post: operations["exportCompany"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Me": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the signed-in user */
    get: operations["getMe"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/User": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List users */
    get: operations["listUsers"];
    /**
     * Update a user
     * @description The user name in the body, or in the path, says whom. A new `password` needs the `currentPassword` of whoever sends the request; where it is the password of another user, Basic authentication or a sign-in of the last five minutes is enough. 412 without such proof. A token changes no password (403).
     */
    put: operations["updateUser"];
    /** Create a user */
    post: operations["createUser"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/User/{userName}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a user */
    get: operations["getUser"];
    /**
     * Update a user
     * @description The user name in the body, or in the path, says whom. A new `password` needs the `currentPassword` of whoever sends the request; where it is the password of another user, Basic authentication or a sign-in of the last five minutes is enough. 412 without such proof. A token changes no password (403).
     */
    put: operations["updateUserWithId"];
    /** Create a user */
    post: operations["createUserWithId"];
    /** Delete a user */
    delete: operations["deleteUser"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/UserAccess": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List who can sign in, and when they last did, of the users one may see
     * @description Members about the use of an account are left out for a user who also has companies whose users one does not manage (`isShared`).
     */
    get: operations["listUserAccess"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/CompanyPlace": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change which companies are whose, many at once
     * @description A place is the role of a company user in a company, or `Client` for a consultant. All changes are made or none: 412 where a place is not the one that its change names as `before`.
     */
    put: operations["updateCompanyPlaces"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Agency/{agencyId}/HandOver": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give the clients of a consultant who leaves to another
     * @description The open questions that are assigned to the one who leaves go along. With `disable` the one who leaves is barred too. All of it is done or nothing.
     */
    post: operations["handOver"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/User/{userName}/Access": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get whether a user can sign in, and when they last did */
    get: operations["getUserAccess"];
    /**
     * Bar a user one manages, or let them in again
     * @description One who is barred is signed out everywhere; nothing of theirs is deleted. 412 for oneself.
     */
    put: operations["updateUserAccess"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/User/{userName}/Erasure": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Erase a person one manages
     * @description A pseudonym takes the place of the name everywhere, and the account goes with sessions, tokens and programs. Comments, activity and imports stay under the pseudonym. It needs the `currentPassword` of whoever asks, their password by Basic, or a sign-in of the last five minutes (else 412). 412 for oneself and for the last director of an agency; a token erases nobody (403). It cannot be taken back.
     */
    post: operations["erasePerson"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/User/{userName}/PasswordLink": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make a link with which a user one manages sets a password
     * @description It is good once: for 7 days where they have no password yet, else for an hour, and a new one ends those before. This answer alone holds it. For a user who has a password, or was created more than an hour ago, it needs the `currentPassword` of whoever asks, their password by Basic, or a sign-in of the last five minutes (else 412). A token makes no links (403).
     */
    post: operations["createPasswordLink"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/User/{userName}/Session": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the sessions of a user one manages */
    get: operations["listSessionsOfUser"];
    put?: never;
    post?: never;
    /** Sign a user out everywhere */
    delete: operations["endSessionsOfUser"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/User/{userName}/PersonalAccessToken": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the personal access tokens of a user one manages */
    get: operations["listPersonalAccessTokensOfUser"];
    put?: never;
    post?: never;
    /** Revoke all personal access tokens of a user one manages */
    delete: operations["revokePersonalAccessTokensOfUser"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/User/{userName}/PersonalAccessToken/{tokenId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Revoke a personal access token of a user one manages */
    delete: operations["revokePersonalAccessTokenOfUser"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Me/Password": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the own password
     * @description Ends all other sessions. 412 where the current password is wrong, 429 after too many wrong ones.
     */
    post: operations["changePassword"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/User/{userName}/SecondFactor": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Take the second factor from a user who has lost it, sign them out everywhere and revoke their tokens
     * @description 412 unless whoever asks has signed in within the last five minutes or sends their password by Basic.
     */
    delete: operations["resetSecondFactor"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Me/SecondFactor": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get whether the signed-in user has a second factor */
    get: operations["getSecondFactor"];
    /**
     * Confirm the authenticator that was begun, make new recovery codes, or turn it off
     * @description `isOn: true` confirms the authenticator, or replaces the recovery codes of one that is on; only these answers hold the codes. 412 where the code is wrong. Changing one that is on needs the same proof as beginning.
     */
    put: operations["changeSecondFactor"];
    /**
     * Begin to set up an authenticator
     * @description 412 where the password is wrong, or missing later than five minutes after the sign-in.
     */
    post: operations["beginSecondFactor"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Me/Session": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the own sessions */
    get: operations["listSessions"];
    put?: never;
    post?: never;
    /** Sign out everywhere */
    delete: operations["endSessions"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Me/Session/{sessionId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** End one of the own sessions */
    delete: operations["endSession"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Me/SecurityEvent": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the own sign-ins, failed tries, and changes of password, second factor and tokens
     * @description The newest first; events are kept for 180 days.
     */
    get: operations["listSecurityEvents"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/User/{userName}/SecurityEvent": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the sign-ins, failed tries, and changes of password, second factor and tokens of a user one manages
     * @description The newest first; events are kept for 180 days.
     */
    get: operations["listSecurityEventsOfUser"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Me/PersonalAccessToken": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the own personal access tokens */
    get: operations["listPersonalAccessTokens"];
    put?: never;
    /**
     * Make a personal access token
     * @description This answer alone holds the token itself. 412 where the current password is wrong, or missing later than five minutes after the sign-in. A token makes no tokens (403).
     */
    post: operations["createPersonalAccessToken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Api/v2/Me/PersonalAccessToken/{tokenId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Revoke a personal access token */
    delete: operations["revokePersonalAccessToken"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AccountVouchers: {
      account: {
        number: string;
        name: string;
      };
      period: components["schemas"]["Period"];
      opening: number;
      closing: number;
      count: number;
      rows: {
        /**
         * Format: date
         * @example 2024-01-31
         */
        date: string;
        text: string;
        amount: number;
        balance: number;
        objects: string[];
        line: number;
        import: string;
        program: string;
        voucher: {
          series: string;
          number: string;
          /**
           * Format: date
           * @example 2024-01-31
           */
          date: string;
          text: string;
          line: number;
        };
      }[];
    };
    Activity: {
      id: string;
      /** @example 2024-01-31T14:05:00 */
      at: string;
      user: string;
      action: string;
      resource: string;
      resourceId: string;
      before: unknown;
      after: unknown;
    };
    ActivityAnswer: components["schemas"]["Activity"][] | components["schemas"]["ActivityPage"];
    ActivityEntry: {
      id: string;
      /** @example 2024-01-31T14:05:00 */
      at: string;
      user: string;
      action: string;
      resource: string;
      resourceId: string;
      before: unknown;
      after: unknown;
      companyId?: string;
      companyName?: string;
      author?: string;
      bulkChangeId?: string;
      exists?: boolean;
      isShortened?: boolean;
    };
    ActivityPage: {
      entries: components["schemas"]["ActivityEntry"][];
      next?: string;
    };
    Agency: {
      shortName: string;
      name: string;
      numberOfLicences?: number;
      contactInfo?: {
        name?: string;
        address?: string;
        postalAddress?: string;
        phone?: string;
      };
      requireSecondFactor?: boolean;
    };
    DemoContent: {
      companies: number;
      users: number;
    };
    CompanyFigure: {
      id: string;
      name: string;
      fiscalYears: {
        id: string;
        /** @example 2024-01-31T14:05:00 */
        start: string;
        /** @example 2024-01-31T14:05:00 */
        end: string;
        /** @example SEK */
        currency: string;
        values: {
          period: components["schemas"]["Period"];
          value: number;
        }[];
      }[];
    };
    AgencyChanges: {
      shortName?: string | null;
      name?: string;
      numberOfLicences?: number | null;
      contactInfo?: {
        name?: string | null;
        address?: string | null;
        postalAddress?: string | null;
        phone?: string | null;
      } | null;
      requireSecondFactor?: boolean | null;
    };
    AgencyFindings: {
      rules: components["schemas"]["FindingRule"][];
      keyFigures: components["schemas"]["KeyFigure"][];
      companies: number;
      total: number;
      others: number;
      findings: components["schemas"]["Finding"][];
    };
    AgencyKeyFigurePreset: {
      name: string;
      keyFigureTypes: string[];
      standardId?: string;
      companies: number;
      companyName?: string;
    };
    AgencyKeyFigureValues: {
      keyFigures: components["schemas"]["KeyFigure"][];
      /** @enum {string} */
      resolution: "month" | "ytd" | "rolling12" | "year";
      pending: number;
      companies: components["schemas"]["CompanyKeyFigureValues"][];
    };
    ArchivedReport: {
      id: string;
      path: string;
      /** @example 2024-01-31T14:05:00 */
      created: string;
      /** @constant */
      type: "File";
      contentType?: string;
      size: number;
      /** @example 2024-01-31T14:05:00 */
      superseded?: string;
    };
    Authenticator: {
      secret: string;
      uri: string;
    };
    Budget: {
      typed: components["schemas"]["BudgetAmount"][];
      file: components["schemas"]["BudgetAmount"][];
    };
    BudgetAmount: {
      account: string;
      /** @example 2024-01 */
      month: string;
      amount: number | null;
    };
    BudgetChanges: {
      account: string;
      /** @example 2024-01 */
      month: string;
      amount: number | null;
      before?: number | null;
    }[];
    BulkChange: {
      id: string;
      /** @example 2024-01-31T14:05:00 */
      created: string;
      user: string;
      change:
        | {
            /** @constant */
            kind: "companyType";
            companyTypeId: string | null;
          }
        | {
            /** @constant */
            kind: "preset";
            preset: components["schemas"]["NewKeyFigurePreset"];
          }
        | {
            /** @constant */
            kind: "chartOfAccounts";
            chartOfAccountsId: string;
            /** @enum {string} */
            years: "latest" | "all";
          }
        | {
            /** @constant */
            kind: "currency";
            /**
             * @example SEK
             * @example sv-SE
             */
            currency: string;
            /** @enum {string} */
            years: "latest" | "all";
          }
        | {
            /** @constant */
            kind: "target";
            targets: {
              keyFigureType: string;
              period: components["schemas"]["Period"];
              value: number | null;
            }[];
          }
        | {
            /** @constant */
            kind: "consultant";
            userName: string;
            isClient: boolean;
          }
        | {
            /** @constant */
            kind: "comment";
            comment: {
              message: string;
              period: components["schemas"]["Period"];
              keyFigureType: string;
              isQuestion?: boolean;
            };
          }
        | {
            /** @constant */
            kind: "report";
            report: {
              title: string;
              period: components["schemas"]["Period"];
              reportTemplateId: string;
              /** @enum {string} */
              language?: "en" | "sv";
            };
          }
        | {
            /** @constant */
            kind: "publishing";
            publishing: {
              period: components["schemas"]["Period"];
              title?: string;
              /** @enum {string} */
              language: "en" | "sv";
            };
          };
      companies: number;
      states: {
        waiting: number;
        changed: number;
        unchanged: number;
        failed: number;
        stopped: number;
        takingBack: number;
        takenBack: number;
        notTakenBack: number;
      };
    };
    BulkChangeDecision: {
      /** @enum {string} */
      decision: "retry" | "stop" | "takeBack";
      companyIds?: string[] | null;
    };
    BulkChangePart: {
      companyId: string;
      company?: {
        businessIdentityCode: string;
        name: string;
      };
      differences: {
        period?: components["schemas"]["Period"];
        keyFigureType?: string;
        before: (string | number | string[]) | null;
        after: (string | number | string[]) | null;
      }[];
      cause?: {
        code: string;
        explanation: string;
        reports?: {
          id: string;
          title: string;
          open: {
            /** @enum {string} */
            check: "books" | "reconciled" | "inputs" | "swings" | "liveValues";
            isDone: boolean;
            open: {
              id: string;
              name: string;
            }[];
          }[];
        }[];
      };
      /** @enum {string} */
      state: "waiting" | "changed" | "unchanged" | "failed" | "stopped" | "takingBack" | "takenBack" | "notTakenBack";
      user: string;
    };
    BulkChangePreviewPart: {
      companyId: string;
      company?: {
        businessIdentityCode: string;
        name: string;
      };
      differences: {
        period?: components["schemas"]["Period"];
        keyFigureType?: string;
        before: (string | number | string[]) | null;
        after: (string | number | string[]) | null;
      }[];
      cause?: {
        code: string;
        explanation: string;
        reports?: {
          id: string;
          title: string;
          open: {
            /** @enum {string} */
            check: "books" | "reconciled" | "inputs" | "swings" | "liveValues";
            isDone: boolean;
            open: {
              id: string;
              name: string;
            }[];
          }[];
        }[];
      };
      /** @enum {string} */
      outcome: "change" | "unchanged" | "refused";
    };
    ChartNode:
      | {
          /** @constant */
          type: "AccountIntervalGroup";
          id: string;
          intervals: {
            start: string;
            end: string;
          }[];
        }
      | {
          /** @constant */
          type: "AccountListGroup";
          id: string;
          accounts: string[];
        }
      | {
          /** @constant */
          type: "AccountGroup";
          id: string;
          name: string;
          children: components["schemas"]["ChartNode"][];
        };
    ChartOfAccounts: {
      id: string;
      name: string;
      language?: string;
      children: components["schemas"]["ChartNode"][];
      knownGroups: {
        [key: string]:
          | string
          | {
              id?: string;
              name?: string;
              children: string[];
            };
      };
      /** @enum {string} */
      origin?: "agency" | "companyType";
    };
    ChartPreview: {
      /**
       * Format: date
       * @example 2024-01-31
       */
      bookedThrough?: string;
      accounts: {
        number: string;
        name: string;
        groups: string[];
        isUsed: boolean;
      }[];
      keyFigures: {
        keyFigure: components["schemas"]["KeyFigure"];
        before: number | null;
        after: number | null;
        reason?:
          | {
              /** @constant */
              code: "missingInput";
              keyFigureInfoId: string;
              /** @example 2024-01 */
              month: string;
            }
          | {
              /** @constant */
              code: "divisionByZero";
              divisor: string;
              divisorName?: string;
            }
          | {
              /** @constant */
              code: "divisorNotPositive";
              divisor: string;
              divisorName?: string;
            }
          | {
              /** @constant */
              code: "inputOutOfRange";
              keyFigureInfoId: string;
              value: number;
              min: number;
              max: number;
            }
          | {
              /** @constant */
              code: "noBooks";
              /**
               * Format: date
               * @example 2024-01-31
               */
              start: string;
              /**
               * Format: date
               * @example 2024-01-31
               */
              end: string;
            }
          | {
              /** @constant */
              code: "yearBalancesOnly";
              /**
               * Format: date
               * @example 2024-01-31
               */
              start: string;
              /**
               * Format: date
               * @example 2024-01-31
               */
              end: string;
            }
          | {
              /** @constant */
              code: "monthsUnknown";
              account: string;
              /**
               * Format: date
               * @example 2024-01-31
               */
              start: string;
              /**
               * Format: date
               * @example 2024-01-31
               */
              end: string;
            }
          | {
              /** @constant */
              code: "partOfMonth";
              /** @example 2024-01 */
              month: string;
            }
          | {
              /** @constant */
              code: "currenciesDiffer";
              currencies: string[];
            }
          | {
              /** @constant */
              code: "missingGroup";
              group: string;
              groupName?: string;
            };
      }[];
    };
    ChartOfAccountsChanges: {
      name?: string;
      language?: string | null;
      children?: components["schemas"]["ChartNode"][];
      knownGroups?: {
        [key: string]:
          | string
          | {
              id?: string;
              name?: string;
              children: string[];
            };
      };
      id?: string | null;
    };
    ChartOfAccountsVersion: {
      version: number;
      /** @enum {string} */
      state: "set" | "hidden" | "inherited";
      chartOfAccounts?: {
        id: string;
        name: string;
        language?: string;
        children: components["schemas"]["ChartNode"][];
        knownGroups: {
          [key: string]:
            | string
            | {
                id?: string;
                name?: string;
                children: string[];
              };
        };
      };
      /** @example 2024-01-31T14:05:00 */
      changed: string;
      changedBy: string;
    };
    Comment:
      | {
          id: string;
          /** @constant */
          type: "KeyFigureComment";
          message: string;
          author: string;
          /** @constant */
          isOwn?: true;
          /** @example 2024-01-31T14:05:00 */
          created: string;
          /** @example 2024-01-31T14:05:00 */
          lastModified: string;
          period: components["schemas"]["Period"];
          keyFigureType: string;
          account?: string;
          voucher?: {
            series: string;
            number: string;
            /**
             * Format: date
             * @example 2024-01-31
             */
            date: string;
            import?: string;
            line?: number;
          };
          isQuestion?: boolean;
          resolved?: {
            /** @example 2024-01-31T14:05:00 */
            at: string;
            by: string;
          };
          assignee?: string;
          replies?: components["schemas"]["CommentReply"][];
        }
      | ({
          id: string;
          type: string;
        } & {
          [key: string]: unknown;
        });
    CommentAssignee: {
      userName: string;
      name: string;
    };
    CommentChanges: {
      /** @constant */
      type?: "KeyFigureComment";
      isQuestion?: boolean | null;
      account?: string | null;
      message?: string;
      period?: components["schemas"]["Period"];
      keyFigureType?: string;
      voucher?: {
        import?: string | null;
        line?: number | null;
        series?: string | null;
        number?: string | null;
        date?: string | null;
      } | null;
      id?: string | null;
    };
    CommentFeed: {
      comments: components["schemas"]["FeedComment"][];
      next?: string;
    };
    CommentReply: {
      id: string;
      message: string;
      author: string;
      /** @constant */
      isOwn?: true;
      /** @example 2024-01-31T14:05:00 */
      created: string;
    };
    CompanyAgency: {
      name: string;
    };
    CompanyChanges: {
      id?: string | null;
      businessIdentityCode?: string;
      name?: string;
      typeOfCompany?: string | null;
      contactInfo?: {
        name?: string | null;
        address?: string | null;
        postalAddress?: string | null;
        phone?: string | null;
      } | null;
      companyTypeId?: string | null;
    };
    CompanyInfo: {
      id: string;
      businessIdentityCode: string;
      name: string;
      typeOfCompany?: string;
      contactInfo?: {
        name?: string;
        address?: string;
        postalAddress?: string;
        phone?: string;
      };
      companyTypeId?: string;
    };
    CompanyKeyFigureValues: {
      companyId: string;
      period?: components["schemas"]["Period"];
      /**
       * Format: date
       * @example 2024-01-31
       */
      bookedThrough?: string;
      currency?: string;
      values?: (number | null)[];
      yearsBefore?: (number | null)[];
      targets?: (number | null)[];
      budgets?: (number | null)[];
      formats?: (components["schemas"]["KeyFigureFormat"] | null)[];
      histories?: (number | null)[][];
    };
    CompanyMonthList: {
      months: string[];
      companies: components["schemas"]["CompanyMonths"][];
    };
    CompanyMonths: {
      companyId: string;
      books: string;
      reconciled: string;
      commented: string;
      reported: string;
    };
    CompanyPlaceChanges: {
      changes: {
        userName: string;
        companyId: string;
        before: ("Admin" | "Import" | "Normal" | "Limited" | "Client") | null;
        after: ("Admin" | "Import" | "Normal" | "Limited" | "Client") | null;
      }[];
    };
    CompanyStatus: {
      companyId: string;
      /**
       * Format: date
       * @example 2024-01-31
       */
      bookedThrough?: string;
      /** @enum {string} */
      agreement?: "agrees" | "explained" | "differs";
      imported?: {
        /** @example 2024-01-31T14:05:00 */
        at: string;
        by: string;
      };
      comment?: {
        /** @example 2024-01-31T14:05:00 */
        at: string;
        by: string;
        message: string;
        period?: components["schemas"]["Period"];
      };
      openQuestions?: number;
      consultants: {
        userName: string;
        name: string;
      }[];
    };
    CompanyType: {
      Id: string;
      Name: string;
    };
    CompanyTypeChanges: {
      Name?: string;
    };
    DefaultPortfolioView: {
      own?: string;
      agency?: string;
    };
    DefaultPortfolioViewChanges: {
      own?: string | null;
      agency?: string | null;
    };
    Document: components["schemas"]["DocumentFile"] | components["schemas"]["DocumentFolder"];
    DocumentChanges: {
      path?: string;
      contentType?: string | null;
      data?: string | null;
      type?: ("File" | "Folder") | null;
      id?: string | null;
    };
    DocumentFile: {
      id: string;
      path: string;
      /** @example 2024-01-31T14:05:00 */
      created: string;
      /** @constant */
      type: "File";
      contentType?: string;
      size: number;
      data?: string;
    };
    DocumentFolder: {
      id: string;
      path: string;
      /** @example 2024-01-31T14:05:00 */
      created: string;
      /** @constant */
      type: "Folder";
      children: components["schemas"]["Document"][];
    };
    Error: {
      typeOfError: string;
      message: string;
      identifier: string;
    };
    FeedComment: {
      id: string;
      /** @constant */
      type: "KeyFigureComment";
      message: string;
      author: string;
      /** @constant */
      isOwn?: true;
      /** @example 2024-01-31T14:05:00 */
      created: string;
      /** @example 2024-01-31T14:05:00 */
      lastModified: string;
      period: components["schemas"]["Period"];
      keyFigureType: string;
      account?: string;
      voucher?: {
        series: string;
        number: string;
        /**
         * Format: date
         * @example 2024-01-31
         */
        date: string;
        import?: string;
        line?: number;
      };
      isQuestion?: boolean;
      resolved?: {
        /** @example 2024-01-31T14:05:00 */
        at: string;
        by: string;
      };
      assignee?: string;
      replies?: components["schemas"]["CommentReply"][];
      companyId: string;
      companyName: string;
      isFromClient?: boolean;
    };
    Finding: {
      id: string;
      companyId: string;
      companyName: string;
      ruleId: string;
      rule?: components["schemas"]["StandardFindingRule"];
      /** @enum {string} */
      kind:
        | "comparison"
        | "change"
        | "targetMissed"
        | "budgetMissed"
        | "booksLate"
        | "monthsMissing"
        | "noComment"
        | "notReconciled"
        | "openQuestion";
      keyFigureType?: string;
      value?: number;
      reference?: number;
      change?: number;
      period?: components["schemas"]["Period"];
      /**
       * Format: date
       * @example 2024-01-31
       */
      bookedThrough?: string;
      currency?: string;
      days?: number;
      months?: components["schemas"]["Period"][];
      question?: {
        commentId: string;
        message: string;
        by: string;
        /** @example 2024-01-31T14:05:00 */
        at: string;
      };
      answer?: components["schemas"]["FindingAnswer"];
    };
    FindingAnswer: {
      /** @enum {string} */
      kind: "snoozed" | "done" | "notRelevant" | "commented";
      /**
       * Format: date
       * @example 2024-01-31
       */
      until?: string;
      /** @example 2024-01-31T14:05:00 */
      at: string;
      by: string;
      commentId?: string;
    };
    FindingAnswerChanges: {
      /** @enum {string} */
      kind: "snoozed" | "done" | "notRelevant";
      until?: string | null;
    };
    FindingRule: {
      id: string;
      /** @enum {string} */
      kind:
        | "comparison"
        | "change"
        | "targetMissed"
        | "budgetMissed"
        | "booksLate"
        | "monthsMissing"
        | "noComment"
        | "notReconciled"
        | "openQuestion";
      name?: string;
      formula?: string;
      keyFigureType?: string;
      /** @enum {string} */
      resolution?: "month" | "ytd" | "rolling12" | "year";
      /** @enum {string} */
      unit?: "percent" | "points";
      limit?: number;
      /** @enum {string} */
      side?: "under" | "over";
      days?: number;
      isOn: boolean;
      isStandard: boolean;
      /** @constant */
      isChanged?: true;
    };
    FindingRuleChanges: {
      name?: string | null;
      formula?: string | null;
      keyFigureType?: string | null;
      resolution?: ("month" | "ytd" | "rolling12" | "year") | null;
      unit?: ("percent" | "points") | null;
      limit?: number | null;
      side?: ("under" | "over") | null;
      days?: number | null;
      isOn?: boolean;
    };
    FindingRulePreview: {
      companies: number;
      of: number;
    };
    FiscalYear: {
      id: string;
      /** @example 2024-01-31T14:05:00 */
      start: string;
      /** @example 2024-01-31T14:05:00 */
      end: string;
      chartOfAccountsId: string;
      /** @example SEK */
      currency: string;
      /** @example 2024-01-31T14:05:00 */
      lastLedgerDate: string;
      /** @example 2024-01-31T14:05:00 */
      lastActiveDate?: string;
      /** @example 2024-01-31T14:05:00 */
      activePeriodLastUpdate: string;
    };
    FiscalYearChanges: {
      chartOfAccountsId?: string;
      /**
       * @example SEK
       * @example sv-SE
       */
      currency?: string;
    };
    FormulaPreview: {
      problem?: {
        code: string;
        message: string;
        name?: string;
        path?: string[];
        max?: number;
      };
      values: {
        value: number | null;
        period: components["schemas"]["Period"];
        reason?:
          | {
              /** @constant */
              code: "missingInput";
              keyFigureInfoId: string;
              /** @example 2024-01 */
              month: string;
            }
          | {
              /** @constant */
              code: "divisionByZero";
              divisor: string;
              divisorName?: string;
            }
          | {
              /** @constant */
              code: "divisorNotPositive";
              divisor: string;
              divisorName?: string;
            }
          | {
              /** @constant */
              code: "inputOutOfRange";
              keyFigureInfoId: string;
              value: number;
              min: number;
              max: number;
            }
          | {
              /** @constant */
              code: "noBooks";
              /**
               * Format: date
               * @example 2024-01-31
               */
              start: string;
              /**
               * Format: date
               * @example 2024-01-31
               */
              end: string;
            }
          | {
              /** @constant */
              code: "yearBalancesOnly";
              /**
               * Format: date
               * @example 2024-01-31
               */
              start: string;
              /**
               * Format: date
               * @example 2024-01-31
               */
              end: string;
            }
          | {
              /** @constant */
              code: "monthsUnknown";
              account: string;
              /**
               * Format: date
               * @example 2024-01-31
               */
              start: string;
              /**
               * Format: date
               * @example 2024-01-31
               */
              end: string;
            }
          | {
              /** @constant */
              code: "partOfMonth";
              /** @example 2024-01 */
              month: string;
            }
          | {
              /** @constant */
              code: "currenciesDiffer";
              currencies: string[];
            }
          | {
              /** @constant */
              code: "missingGroup";
              group: string;
              groupName?: string;
            };
        /** @constant */
        annualised?: true;
        /**
         * @description An assumption stands in for an input that nobody gave, as 25 % value added tax.
         * @constant
         */
        estimated?: true;
        /**
         * Format: date
         * @description How far the books reach: the last day of the period's last booked month. The value, and target, budget and yearBefore beside it, are of the period up to that day. Absent where nothing of the period is booked.
         * @example 2024-01-31
         */
        bookedThrough?: string;
        /** @description The figure over the same months a year earlier, those up to bookedThrough; absent where it is not known. */
        yearBefore?: number;
        budget?: number;
      }[];
    };
    FormulaPreviewRequest: {
      id?: string | null;
      formula: string;
      valueType?: ("Amount" | "Percent" | "Ratio" | "Count") | null;
    };
    FormulaTerm: {
      id: string;
      name: string;
      /** @enum {string} */
      origin: "keyFigure" | "own" | "amount" | "input" | "typed";
      /** @enum {string} */
      kind: "number" | "balance" | "flow" | "other";
    };
    FullPeriodReport: {
      id: string;
      title: string;
      name?: string;
      comment?: string;
      author: string;
      /** @example 2024-01-31T14:05:00 */
      created: string;
      period: components["schemas"]["Period"];
      /** @example 2024-01-31T14:05:00 */
      lastUpdated?: string;
      isPublished: boolean;
      recall?: {
        /** @example 2024-01-31T14:05:00 */
        at: string;
        by: string;
        reason: string;
      };
      restated?: {
        keyFigures: number;
        statementLines: number;
      };
      keyFigurePresetId: string;
      keyFigures: components["schemas"]["KeyFigureResult"][];
      blocks?: components["schemas"]["ReportBlock"][];
      /** @enum {string} */
      language?: "en" | "sv";
    };
    HandOver: {
      from: components["schemas"]["User"];
      to: components["schemas"]["User"];
      companies: string[];
      alreadyHad: string[];
      questions: {
        companyId: string;
        commentId: string;
      }[];
    };
    KeyFigure: {
      id: string;
      name: string;
      /** @enum {string} */
      valueType: "Amount" | "Percent" | "Ratio" | "Count";
      description: string;
      basId?: string;
      /** @enum {string} */
      timeBasis?: "period" | "day";
      addsUp?: boolean;
      formula?: string;
      decimals?: number;
    };
    KeyFigureData: {
      keyFigureInfoId: string;
      period: components["schemas"]["Period"];
      value: number | null;
      dimensionId?: string;
    };
    KeyFigureDataChange: {
      keyFigureInfoId: string;
      period: components["schemas"]["Period"];
      dimensionId?: string;
      /** @example 2024-01-31T14:05:00 */
      at: string;
      user: string;
      before: number | null;
      after: number | null;
    };
    KeyFigureDataChanges: {
      keyFigureInfoId: string;
      period: components["schemas"]["Period"];
      value: number | null;
      dimensionId?: string;
      before?: number | null;
    }[];
    KeyFigureFormula: {
      id: string;
      name: string;
      formula: string;
      /** @enum {string} */
      valueType: "Amount" | "Percent" | "Ratio" | "Count";
      decimals?: number;
      description?: string;
      version: number;
      /** @example 2024-01-31T14:05:00 */
      changed: string;
      changedBy: string;
      /** @enum {string} */
      origin?: "agency" | "companyType";
    };
    KeyFigureFormulaChanges: {
      name?: string;
      formula?: string;
      /** @enum {string} */
      valueType?: "Amount" | "Percent" | "Ratio" | "Count";
      decimals?: number | null;
      description?: string | null;
      restore?: number | null;
      id?: string | null;
    };
    KeyFigureFormat: {
      /** @enum {string} */
      valueType: "Amount" | "Percent" | "Ratio" | "Count";
      decimals?: number;
    };
    KeyFigurePreset: {
      id: string;
      name: string;
      description?: string;
      keyFigureTypes: string[];
      /** @enum {string} */
      origin?: "agency" | "companyType";
    };
    KeyFigurePresetVersion: {
      version: number;
      /** @enum {string} */
      state: "set" | "hidden" | "inherited";
      preset?: {
        id: string;
        name: string;
        description?: string;
        keyFigureTypes: string[];
      };
      /** @example 2024-01-31T14:05:00 */
      changed: string;
      changedBy: string;
    };
    KeyFigurePresetChanges: {
      name?: string;
      description?: string | null;
      keyFigureTypes?: string[];
      id?: string | null;
    };
    KeyFigureResult: {
      keyFigure: components["schemas"]["KeyFigure"];
      keyFigureValues: {
        value: number | null;
        period: components["schemas"]["Period"];
        reason?:
          | {
              /** @constant */
              code: "missingInput";
              keyFigureInfoId: string;
              /** @example 2024-01 */
              month: string;
            }
          | {
              /** @constant */
              code: "divisionByZero";
              divisor: string;
              divisorName?: string;
            }
          | {
              /** @constant */
              code: "divisorNotPositive";
              divisor: string;
              divisorName?: string;
            }
          | {
              /** @constant */
              code: "inputOutOfRange";
              keyFigureInfoId: string;
              value: number;
              min: number;
              max: number;
            }
          | {
              /** @constant */
              code: "noBooks";
              /**
               * Format: date
               * @example 2024-01-31
               */
              start: string;
              /**
               * Format: date
               * @example 2024-01-31
               */
              end: string;
            }
          | {
              /** @constant */
              code: "yearBalancesOnly";
              /**
               * Format: date
               * @example 2024-01-31
               */
              start: string;
              /**
               * Format: date
               * @example 2024-01-31
               */
              end: string;
            }
          | {
              /** @constant */
              code: "monthsUnknown";
              account: string;
              /**
               * Format: date
               * @example 2024-01-31
               */
              start: string;
              /**
               * Format: date
               * @example 2024-01-31
               */
              end: string;
            }
          | {
              /** @constant */
              code: "partOfMonth";
              /** @example 2024-01 */
              month: string;
            }
          | {
              /** @constant */
              code: "currenciesDiffer";
              currencies: string[];
            }
          | {
              /** @constant */
              code: "missingGroup";
              group: string;
              groupName?: string;
            };
        /** @constant */
        annualised?: true;
        /**
         * @description An assumption stands in for an input that nobody gave, as 25 % value added tax.
         * @constant
         */
        estimated?: true;
        /**
         * Format: date
         * @description How far the books reach: the last day of the period's last booked month. The value, and target, budget and yearBefore beside it, are of the period up to that day. Absent where nothing of the period is booked.
         * @example 2024-01-31
         */
        bookedThrough?: string;
        /** @description The figure over the same months a year earlier, those up to bookedThrough; absent where it is not known. */
        yearBefore?: number;
        target?: number;
        budget?: number;
      }[];
    };
    KeyFigureTarget: {
      keyFigureType: string;
      period: components["schemas"]["Period"];
      value: number | null;
      /** @enum {string} */
      origin?: "agency" | "companyType";
    };
    KeyFigureTargetChanges: {
      keyFigureType: string;
      period: components["schemas"]["Period"];
      value: number | null;
      before?: number | null;
    }[];
    KeyFigureTrace: {
      value: number | null;
      period: components["schemas"]["Period"];
      reason?:
        | {
            /** @constant */
            code: "missingInput";
            keyFigureInfoId: string;
            /** @example 2024-01 */
            month: string;
          }
        | {
            /** @constant */
            code: "divisionByZero";
            divisor: string;
            divisorName?: string;
          }
        | {
            /** @constant */
            code: "divisorNotPositive";
            divisor: string;
            divisorName?: string;
          }
        | {
            /** @constant */
            code: "inputOutOfRange";
            keyFigureInfoId: string;
            value: number;
            min: number;
            max: number;
          }
        | {
            /** @constant */
            code: "noBooks";
            /**
             * Format: date
             * @example 2024-01-31
             */
            start: string;
            /**
             * Format: date
             * @example 2024-01-31
             */
            end: string;
          }
        | {
            /** @constant */
            code: "yearBalancesOnly";
            /**
             * Format: date
             * @example 2024-01-31
             */
            start: string;
            /**
             * Format: date
             * @example 2024-01-31
             */
            end: string;
          }
        | {
            /** @constant */
            code: "monthsUnknown";
            account: string;
            /**
             * Format: date
             * @example 2024-01-31
             */
            start: string;
            /**
             * Format: date
             * @example 2024-01-31
             */
            end: string;
          }
        | {
            /** @constant */
            code: "partOfMonth";
            /** @example 2024-01 */
            month: string;
          }
        | {
            /** @constant */
            code: "currenciesDiffer";
            currencies: string[];
          }
        | {
            /** @constant */
            code: "missingGroup";
            group: string;
            groupName?: string;
          };
      /** @constant */
      annualised?: true;
      /**
       * @description An assumption stands in for an input that nobody gave, as 25 % value added tax.
       * @constant
       */
      estimated?: true;
      /**
       * Format: date
       * @description How far the books reach: the last day of the period's last booked month. The value, and target, budget and yearBefore beside it, are of the period up to that day. Absent where nothing of the period is booked.
       * @example 2024-01-31
       */
      bookedThrough?: string;
      /** @description The figure over the same months a year earlier, those up to bookedThrough; absent where it is not known. */
      yearBefore?: number;
      target?: number;
      budget?: number;
      keyFigure: components["schemas"]["KeyFigure"];
      dimensionId?: string;
      tree: components["schemas"]["TraceStep"];
      accounts: {
        fiscalYearId: string;
        /** @constant */
        yearBefore?: true;
        number: string;
        name: string;
        opening?: {
          amount: number;
          records: {
            /** @enum {string} */
            record: "IB" | "UB" | "RES" | "OIB" | "OUB" | "PSALDO";
            yearIndex: number;
            month?: string;
            amount: number;
            import: string;
            line: number;
          }[];
        };
        movements: {
          period: components["schemas"]["Period"];
          amount: number;
        }[];
        records: {
          /** @enum {string} */
          record: "IB" | "UB" | "RES" | "OIB" | "OUB" | "PSALDO";
          yearIndex: number;
          month?: string;
          amount: number;
          import: string;
          line: number;
        }[];
        rowCount: number;
        rows?: {
          /**
           * Format: date
           * @example 2024-01-31
           */
          date: string;
          text: string;
          amount: number;
          objects: string[];
          import: string;
          line: number;
          voucher: {
            series: string;
            number: string;
            /**
             * Format: date
             * @example 2024-01-31
             */
            date: string;
            text: string;
            line: number;
          };
        }[];
      }[];
      rowCount: number;
    };
    KeyFigureWorkbook: {
      sheets: {
        name: string;
        columns: number[];
        frozen: {
          rows: number;
          columns: number;
        };
        rows: {
          value?: number | string;
          formula?: string;
          /** @enum {string} */
          error?: "#N/A" | "#DIV/0!";
          reason?:
            | {
                /** @constant */
                code: "missingInput";
                keyFigureInfoId: string;
                /** @example 2024-01 */
                month: string;
              }
            | {
                /** @constant */
                code: "divisionByZero";
                divisor: string;
                divisorName?: string;
              }
            | {
                /** @constant */
                code: "divisorNotPositive";
                divisor: string;
                divisorName?: string;
              }
            | {
                /** @constant */
                code: "inputOutOfRange";
                keyFigureInfoId: string;
                value: number;
                min: number;
                max: number;
              }
            | {
                /** @constant */
                code: "noBooks";
                /**
                 * Format: date
                 * @example 2024-01-31
                 */
                start: string;
                /**
                 * Format: date
                 * @example 2024-01-31
                 */
                end: string;
              }
            | {
                /** @constant */
                code: "yearBalancesOnly";
                /**
                 * Format: date
                 * @example 2024-01-31
                 */
                start: string;
                /**
                 * Format: date
                 * @example 2024-01-31
                 */
                end: string;
              }
            | {
                /** @constant */
                code: "monthsUnknown";
                account: string;
                /**
                 * Format: date
                 * @example 2024-01-31
                 */
                start: string;
                /**
                 * Format: date
                 * @example 2024-01-31
                 */
                end: string;
              }
            | {
                /** @constant */
                code: "partOfMonth";
                /** @example 2024-01 */
                month: string;
              }
            | {
                /** @constant */
                code: "currenciesDiffer";
                currencies: string[];
              }
            | {
                /** @constant */
                code: "missingGroup";
                group: string;
                groupName?: string;
              };
          decimals?: number;
          /** @enum {string} */
          style?: "title" | "heading" | "note" | "input" | "sum";
          indent?: number;
        }[][];
      }[];
    };
    Mail: {
      id: string;
      /** @enum {string} */
      kind: "invitation" | "newPassword" | "report";
      to: string;
      /** @enum {string} */
      language: "en" | "sv";
      userName?: string;
      company?: {
        id: string;
        name: string;
      };
      /** @example 2024-01-31T14:05:00 */
      created: string;
      createdBy: string;
      /** @enum {string} */
      state: "waiting" | "sent" | "failed";
      tries: number;
      /** @example 2024-01-31T14:05:00 */
      sent?: string;
      /** @example 2024-01-31T14:05:00 */
      nextTry?: string;
      problem?: {
        /** @enum {string} */
        code:
          | "refused"
          | "busy"
          | "unreachable"
          | "signIn"
          | "tls"
          | "expired"
          | "withdrawn"
          | "keyLost"
          | "interrupted"
          | "unexpected";
        explanation: string;
      };
      canRetry: boolean;
    };
    MailDecision: {
      /** @constant */
      decision: "retry";
    };
    MailPage: {
      mails: components["schemas"]["Mail"][];
      next?: string;
    };
    MailSetup: {
      isSetUp: boolean;
      from?: string;
    };
    MadeReportLink: {
      id: string;
      /** @example 2024-01-31T14:05:00 */
      created: string;
      createdBy: string;
      /** @example 2024-01-31T14:05:00 */
      expires: string;
      needsCode: boolean;
      /** @enum {string} */
      language: "en" | "sv";
      closed?: {
        /** @example 2024-01-31T14:05:00 */
        at: string;
        /** @enum {string} */
        because: "revoked" | "recalled";
      };
      openings?: {
        count: number;
        /** @example 2024-01-31T14:05:00 */
        first: string;
        /** @example 2024-01-31T14:05:00 */
        last: string;
      };
      token: string;
      code?: string;
      mailId?: string;
    };
    NewAgency: {
      shortName: string;
      name: string;
      numberOfLicences?: number | null;
      contactInfo?: {
        name?: string | null;
        address?: string | null;
        postalAddress?: string | null;
        phone?: string | null;
      } | null;
      requireSecondFactor?: boolean | null;
    };
    NewBulkChange: {
      change:
        | {
            /** @constant */
            kind: "companyType";
            companyTypeId: string | null;
          }
        | {
            /** @constant */
            kind: "preset";
            preset: components["schemas"]["NewKeyFigurePreset"];
          }
        | {
            /** @constant */
            kind: "chartOfAccounts";
            chartOfAccountsId: string;
            /** @enum {string} */
            years: "latest" | "all";
          }
        | {
            /** @constant */
            kind: "currency";
            /**
             * @example SEK
             * @example sv-SE
             */
            currency: string;
            /** @enum {string} */
            years: "latest" | "all";
          }
        | {
            /** @constant */
            kind: "target";
            targets: {
              keyFigureType: string;
              period: components["schemas"]["Period"];
              value: number | null;
            }[];
          }
        | {
            /** @constant */
            kind: "consultant";
            userName: string;
            isClient: boolean;
          }
        | {
            /** @constant */
            kind: "comment";
            comment: {
              message: string;
              period: components["schemas"]["Period"];
              keyFigureType: string;
              isQuestion?: boolean;
            };
          }
        | {
            /** @constant */
            kind: "report";
            report: {
              title: string;
              period: components["schemas"]["Period"];
              reportTemplateId: string;
              /** @enum {string} */
              language?: "en" | "sv";
            };
          }
        | {
            /** @constant */
            kind: "publishing";
            publishing: {
              period: components["schemas"]["Period"];
              title?: string;
              /** @enum {string} */
              language: "en" | "sv";
            };
          };
      companyIds: string[];
    };
    NewChartOfAccounts: {
      id: string;
      name: string;
      language?: string | null;
      children: components["schemas"]["ChartNode"][];
      knownGroups: {
        [key: string]:
          | string
          | {
              id?: string | null;
              name?: string | null;
              children: string[];
            };
      };
    };
    NewComment: {
      /** @constant */
      type: "KeyFigureComment";
      isQuestion?: boolean | null;
      account?: string | null;
      message: string;
      period: components["schemas"]["Period"];
      keyFigureType: string;
      voucher?: {
        import?: string | null;
        line?: number | null;
        series?: string | null;
        number?: string | null;
        date?: string | null;
      } | null;
    };
    NewCommentReply: {
      message: string;
    };
    NewCompany: {
      id?: string | null;
      businessIdentityCode: string;
      name: string;
      typeOfCompany?: string | null;
      contactInfo?: {
        name?: string | null;
        address?: string | null;
        postalAddress?: string | null;
        phone?: string | null;
      } | null;
      companyTypeId?: string | null;
    };
    NewCompanyType: {
      Id?: string | null;
      Name: string;
    };
    NewDocument: {
      path: string;
      contentType?: string | null;
      data?: string | null;
      /** @enum {string} */
      type: "File" | "Folder";
    };
    NewExport: {
      currentPassword?: string | null;
    };
    NewFindingRule: {
      /** @enum {string} */
      kind:
        | "comparison"
        | "change"
        | "targetMissed"
        | "budgetMissed"
        | "booksLate"
        | "monthsMissing"
        | "noComment"
        | "notReconciled"
        | "openQuestion";
      name?: string | null;
      formula?: string | null;
      keyFigureType?: string | null;
      resolution?: ("month" | "ytd" | "rolling12" | "year") | null;
      unit?: ("percent" | "points") | null;
      limit?: number | null;
      side?: ("under" | "over") | null;
      days?: number | null;
      isOn: boolean;
    };
    NewHandOver: {
      from: string;
      to: string;
      disable?: boolean | null;
    };
    NewKeyFigureFormula: {
      name: string;
      formula: string;
      /** @enum {string} */
      valueType: "Amount" | "Percent" | "Ratio" | "Count";
      decimals?: number | null;
      description?: string | null;
      id: string;
    };
    NewKeyFigurePreset: {
      id: string;
      name: string;
      description?: string | null;
      keyFigureTypes: string[];
    };
    NewPasswordLink: {
      currentPassword?: string | null;
      mailTo?: string | null;
      language?: ("en" | "sv") | null;
    };
    NewPeriodReport: {
      title: string;
      name?: string | null;
      comment?: string | null;
      isPublished?: boolean | null;
      blocks?: components["schemas"]["ReportBlock"][] | null;
      language?: ("en" | "sv") | null;
      period: components["schemas"]["Period"];
      keyFigurePresetId: string;
    };
    NewPersonErasure: {
      currentPassword?: string | null;
    };
    Letterhead: {
      colour?: string;
      logo?: {
        sha256: string;
        /** @enum {string} */
        contentType: "image/png" | "image/jpeg";
        width: number;
        height: number;
        data: string;
      };
    };
    LetterheadChanges: {
      colour?: string | null;
      logo?: {
        data: string;
      } | null;
    };
    NewPersonalAccessToken: {
      name: string;
      days?: number | null;
      readOnly?: boolean | null;
      companies?: string[] | null;
      currentPassword?: string | null;
    };
    NewPortfolioView: {
      name: string;
      isShared: boolean;
      query: string;
    };
    NewReportLink: {
      /** @enum {string} */
      language: "en" | "sv";
      days: number;
      needsCode?: boolean | null;
      mailTo?: string | null;
    };
    NewReportSchedule: {
      day: number;
      title: string;
      reportTemplateId: string;
      companyTypeId?: string | null;
      publishes: boolean;
      /** @enum {string} */
      language: "en" | "sv";
    };
    NewReportTemplate: {
      name: string;
      companyTypeId?: string | null;
      blocks: components["schemas"]["ReportBlock"][];
    };
    NewSieImportBatch: {
      announced?: number | null;
    };
    NewStandardFindingRule: {
      /** @enum {string} */
      kind:
        | "comparison"
        | "change"
        | "targetMissed"
        | "budgetMissed"
        | "booksLate"
        | "monthsMissing"
        | "noComment"
        | "notReconciled"
        | "openQuestion";
      name?: string | null;
      formula?: string | null;
      keyFigureType?: string | null;
      resolution?: ("month" | "ytd" | "rolling12" | "year") | null;
      unit?: ("percent" | "points") | null;
      limit?: number | null;
      side?: ("under" | "over") | null;
      days?: number | null;
      isOn: boolean;
      id?: string | null;
    };
    NewStandardKeyFigureTarget: {
      keyFigureType: string;
      period: components["schemas"]["Period"];
      value: number;
      id?: string | null;
    };
    NewStandardText: {
      id?: string | null;
      name: string;
      text: string;
    };
    NewUser: {
      userName: string;
      name: string;
      /** @enum {string} */
      type: "Administrator" | "AgencyDirector" | "AgencyConsultant" | "CompanyUser";
      email?: string | null;
      phone?: string | null;
      cellphone?: string | null;
      language?: string | null;
      agencyId?: string | null;
      customers?: string[] | null;
      companies?:
        | {
            companyId: string;
            /** @enum {string} */
            typeOfRole: "Admin" | "Import" | "Normal" | "Limited";
          }[]
        | null;
      password?: string | null;
    };
    PasswordChange: {
      currentPassword: string;
      newPassword: string;
    };
    PasswordLink: {
      link: string;
      /** @example 2024-01-31T14:05:00 */
      expires: string;
      mailId?: string;
    };
    Period: {
      /** @example 2024-01-01T00:00:00 */
      start: string;
      /** @example 2024-01-31T23:59:59 */
      end: string;
    };
    PortfolioPreview: {
      total: number;
      companies: components["schemas"]["CompanyInfo"][];
      values?: components["schemas"]["AgencyKeyFigureValues"];
      statuses: components["schemas"]["CompanyStatus"][];
    };
    PortfolioView: {
      id: string;
      name: string;
      isShared: boolean;
      query: string;
    };
    PortfolioViewChanges: {
      name?: string;
      query?: string;
    };
    PeriodReport: {
      id: string;
      title: string;
      name?: string;
      comment?: string;
      author: string;
      /** @example 2024-01-31T14:05:00 */
      created: string;
      period: components["schemas"]["Period"];
      /** @example 2024-01-31T14:05:00 */
      lastUpdated?: string;
      isPublished: boolean;
      recall?: {
        /** @example 2024-01-31T14:05:00 */
        at: string;
        by: string;
        reason: string;
      };
      restated?: {
        keyFigures: number;
        statementLines: number;
      };
    };
    PeriodReportChanges: {
      title?: string;
      name?: string | null;
      comment?: string | null;
      isPublished?: boolean;
      blocks?: components["schemas"]["ReportBlock"][] | null;
      language?: ("en" | "sv") | null;
      recallReason?: string | null;
      recompute?: boolean | null;
      id?: string | null;
    };
    PersonErasure: {
      name: string;
      mentions: number;
    };
    PersonalAccessToken: {
      id: string;
      name: string;
      /** @example 2024-01-31T14:05:00 */
      created: string;
      /** @example 2024-01-31T14:05:00 */
      expires: string;
      /** @example 2024-01-31T14:05:00 */
      lastUsed?: string;
      readOnly: boolean;
      companies?: string[];
      token?: string;
    };
    ReadySentence: {
      keyFigureId: string;
      period: components["schemas"]["Period"];
      /** @enum {string} */
      comparison: "yearBefore" | "budget" | "target" | "periodBefore";
      value: number;
      against: number;
      text: {
        sv: string;
        en: string;
      };
      shown: {
        sv: string;
        en: string;
      };
      accounts: {
        fiscalYearId: string;
        number: string;
        name: string;
        amount: number;
      }[];
      vouchers: {
        fiscalYearId: string;
        import: string;
        line: number;
        series: string;
        number: string;
        /**
         * Format: date
         * @example 2024-01-31
         */
        date: string;
        text: string;
        account: string;
        amount: number;
        /** @enum {string} */
        side: "now" | "before";
      }[];
    };
    ReportBlock:
      | {
          id: string;
          /** @constant */
          type: "letterhead";
        }
      | {
          id: string;
          /** @constant */
          type: "text";
          heading?: string;
          text: string;
        }
      | {
          id: string;
          /** @constant */
          type: "keyFigures";
          heading?: string;
          keyFigurePresetId?: string;
          keyFigureIds?: string[];
          columns: ("yearBefore" | "target" | "budget" | "sparkline")[];
        }
      | {
          id: string;
          /** @constant */
          type: "chart";
          heading?: string;
          keyFigureId: string;
          /** @enum {string} */
          resolution: "month" | "year";
        }
      | {
          id: string;
          /** @constant */
          type: "statement";
          heading?: string;
          /** @enum {string} */
          statement: "income" | "balance";
          columns: ("amount" | "yearBefore" | "budget" | "yearToDate" | "yearToDateBefore" | "opening")[];
          showsAccounts?: boolean;
        }
      | {
          id: string;
          /** @constant */
          type: "comments";
          heading?: string;
        }
      | {
          id: string;
          /** @constant */
          type: "restatement";
          heading?: string;
        };
    ReportChecklist: {
      fiscalYearId?: string;
      items: {
        /** @enum {string} */
        check: "books" | "reconciled" | "inputs" | "swings" | "liveValues";
        isDone: boolean;
        open: {
          id: string;
          name: string;
        }[];
      }[];
    };
    ReportContent: {
      /** @enum {string} */
      language: "en" | "sv";
      /** @example 2024-01-31T14:05:00 */
      asOf: string;
      title: string;
      name?: string;
      author: string;
      period: components["schemas"]["Period"];
      company: {
        id: string;
        name: string;
        businessIdentityCode: string;
      };
      agency?: {
        id: string;
        name: string;
        colour?: string;
        logo?: {
          sha256: string;
          /** @enum {string} */
          contentType: "image/png" | "image/jpeg";
          width: number;
          height: number;
          data: string;
        };
      };
      currency: string;
      blocks: components["schemas"]["ReportContentBlock"][];
      problems: {
        blockId: string;
        /** @enum {string} */
        code: "unknownPreset" | "unknownKeyFigure" | "noValue" | "unreadable";
        name: string;
        reason?:
          | {
              /** @constant */
              code: "missingInput";
              keyFigureInfoId: string;
              /** @example 2024-01 */
              month: string;
            }
          | {
              /** @constant */
              code: "divisionByZero";
              divisor: string;
              divisorName?: string;
            }
          | {
              /** @constant */
              code: "divisorNotPositive";
              divisor: string;
              divisorName?: string;
            }
          | {
              /** @constant */
              code: "inputOutOfRange";
              keyFigureInfoId: string;
              value: number;
              min: number;
              max: number;
            }
          | {
              /** @constant */
              code: "noBooks";
              /**
               * Format: date
               * @example 2024-01-31
               */
              start: string;
              /**
               * Format: date
               * @example 2024-01-31
               */
              end: string;
            }
          | {
              /** @constant */
              code: "yearBalancesOnly";
              /**
               * Format: date
               * @example 2024-01-31
               */
              start: string;
              /**
               * Format: date
               * @example 2024-01-31
               */
              end: string;
            }
          | {
              /** @constant */
              code: "monthsUnknown";
              account: string;
              /**
               * Format: date
               * @example 2024-01-31
               */
              start: string;
              /**
               * Format: date
               * @example 2024-01-31
               */
              end: string;
            }
          | {
              /** @constant */
              code: "partOfMonth";
              /** @example 2024-01 */
              month: string;
            }
          | {
              /** @constant */
              code: "currenciesDiffer";
              currencies: string[];
            }
          | {
              /** @constant */
              code: "missingGroup";
              group: string;
              groupName?: string;
            };
      }[];
    };
    ReportContentBlock:
      | {
          id: string;
          heading?: string;
          /** @constant */
          type: "letterhead";
        }
      | {
          id: string;
          heading?: string;
          /** @constant */
          type: "text";
          parts: {
            text: string;
            /** @constant */
            word?: "author";
            figure?: {
              keyFigureId: string;
              period: components["schemas"]["Period"];
              /** @enum {string} */
              measure: "value" | "change" | "yearBefore" | "target" | "budget";
              value: number;
            };
          }[];
        }
      | {
          id: string;
          heading?: string;
          /** @constant */
          type: "keyFigures";
          columns: {
            /** @enum {string} */
            column: "value" | "yearBefore" | "target" | "budget" | "sparkline";
            name: string;
          }[];
          rows: {
            keyFigure: components["schemas"]["KeyFigure"];
            value: {
              value: number | null;
              period: components["schemas"]["Period"];
              reason?:
                | {
                    /** @constant */
                    code: "missingInput";
                    keyFigureInfoId: string;
                    /** @example 2024-01 */
                    month: string;
                  }
                | {
                    /** @constant */
                    code: "divisionByZero";
                    divisor: string;
                    divisorName?: string;
                  }
                | {
                    /** @constant */
                    code: "divisorNotPositive";
                    divisor: string;
                    divisorName?: string;
                  }
                | {
                    /** @constant */
                    code: "inputOutOfRange";
                    keyFigureInfoId: string;
                    value: number;
                    min: number;
                    max: number;
                  }
                | {
                    /** @constant */
                    code: "noBooks";
                    /**
                     * Format: date
                     * @example 2024-01-31
                     */
                    start: string;
                    /**
                     * Format: date
                     * @example 2024-01-31
                     */
                    end: string;
                  }
                | {
                    /** @constant */
                    code: "yearBalancesOnly";
                    /**
                     * Format: date
                     * @example 2024-01-31
                     */
                    start: string;
                    /**
                     * Format: date
                     * @example 2024-01-31
                     */
                    end: string;
                  }
                | {
                    /** @constant */
                    code: "monthsUnknown";
                    account: string;
                    /**
                     * Format: date
                     * @example 2024-01-31
                     */
                    start: string;
                    /**
                     * Format: date
                     * @example 2024-01-31
                     */
                    end: string;
                  }
                | {
                    /** @constant */
                    code: "partOfMonth";
                    /** @example 2024-01 */
                    month: string;
                  }
                | {
                    /** @constant */
                    code: "currenciesDiffer";
                    currencies: string[];
                  }
                | {
                    /** @constant */
                    code: "missingGroup";
                    group: string;
                    groupName?: string;
                  };
              /** @constant */
              annualised?: true;
              /**
               * @description An assumption stands in for an input that nobody gave, as 25 % value added tax.
               * @constant
               */
              estimated?: true;
              /**
               * Format: date
               * @description How far the books reach: the last day of the period's last booked month. The value, and target, budget and yearBefore beside it, are of the period up to that day. Absent where nothing of the period is booked.
               * @example 2024-01-31
               */
              bookedThrough?: string;
              /** @description The figure over the same months a year earlier, those up to bookedThrough; absent where it is not known. */
              yearBefore?: number;
              target?: number;
              budget?: number;
            };
            sparkline?: {
              period: components["schemas"]["Period"];
              value: number | null;
            }[];
          }[];
        }
      | {
          id: string;
          heading?: string;
          /** @constant */
          type: "chart";
          /** @enum {string} */
          resolution: "month" | "year";
          keyFigure?: components["schemas"]["KeyFigure"];
          values: {
            value: number | null;
            period: components["schemas"]["Period"];
            reason?:
              | {
                  /** @constant */
                  code: "missingInput";
                  keyFigureInfoId: string;
                  /** @example 2024-01 */
                  month: string;
                }
              | {
                  /** @constant */
                  code: "divisionByZero";
                  divisor: string;
                  divisorName?: string;
                }
              | {
                  /** @constant */
                  code: "divisorNotPositive";
                  divisor: string;
                  divisorName?: string;
                }
              | {
                  /** @constant */
                  code: "inputOutOfRange";
                  keyFigureInfoId: string;
                  value: number;
                  min: number;
                  max: number;
                }
              | {
                  /** @constant */
                  code: "noBooks";
                  /**
                   * Format: date
                   * @example 2024-01-31
                   */
                  start: string;
                  /**
                   * Format: date
                   * @example 2024-01-31
                   */
                  end: string;
                }
              | {
                  /** @constant */
                  code: "yearBalancesOnly";
                  /**
                   * Format: date
                   * @example 2024-01-31
                   */
                  start: string;
                  /**
                   * Format: date
                   * @example 2024-01-31
                   */
                  end: string;
                }
              | {
                  /** @constant */
                  code: "monthsUnknown";
                  account: string;
                  /**
                   * Format: date
                   * @example 2024-01-31
                   */
                  start: string;
                  /**
                   * Format: date
                   * @example 2024-01-31
                   */
                  end: string;
                }
              | {
                  /** @constant */
                  code: "partOfMonth";
                  /** @example 2024-01 */
                  month: string;
                }
              | {
                  /** @constant */
                  code: "currenciesDiffer";
                  currencies: string[];
                }
              | {
                  /** @constant */
                  code: "missingGroup";
                  group: string;
                  groupName?: string;
                };
            /** @constant */
            annualised?: true;
            /**
             * @description An assumption stands in for an input that nobody gave, as 25 % value added tax.
             * @constant
             */
            estimated?: true;
            /**
             * Format: date
             * @description How far the books reach: the last day of the period's last booked month. The value, and target, budget and yearBefore beside it, are of the period up to that day. Absent where nothing of the period is booked.
             * @example 2024-01-31
             */
            bookedThrough?: string;
            /** @description The figure over the same months a year earlier, those up to bookedThrough; absent where it is not known. */
            yearBefore?: number;
            target?: number;
            budget?: number;
          }[];
        }
      | {
          id: string;
          heading?: string;
          /** @constant */
          type: "statement";
          /** @enum {string} */
          statement: "income" | "balance";
          fiscalYearId?: string;
          columns: {
            /** @enum {string} */
            column: "amount" | "yearBefore" | "budget" | "yearToDate" | "yearToDateBefore" | "opening";
            name: string;
            period: components["schemas"]["Period"];
          }[];
          lines: {
            id: string;
            name: string;
            /** @enum {string} */
            kind: "group" | "sum" | "account";
            level: number;
            amounts: (number | null)[];
          }[];
        }
      | {
          id: string;
          heading?: string;
          /** @constant */
          type: "comments";
          comments: {
            keyFigureId: string;
            keyFigureName?: string;
            account?: {
              number: string;
              name: string;
            };
            voucher?: {
              series: string;
              number: string;
              /**
               * Format: date
               * @example 2024-01-31
               */
              date: string;
            };
            period: components["schemas"]["Period"];
            message: string;
            parts?: {
              text: string;
              /** @constant */
              word?: "author";
              figure?: {
                keyFigureId: string;
                period: components["schemas"]["Period"];
                /** @enum {string} */
                measure: "value" | "change" | "yearBefore" | "target" | "budget";
                value: number;
              };
            }[];
            author: string;
            /** @example 2024-01-31T14:05:00 */
            created: string;
          }[];
        }
      | {
          id: string;
          heading?: string;
          /** @constant */
          type: "restatement";
          report?: {
            id: string;
            title: string;
            period: components["schemas"]["Period"];
          };
          columns: {
            /** @enum {string} */
            column: "reported" | "now" | "difference";
            name: string;
          }[];
          restatements: components["schemas"]["Restatement"][];
        };
    ReportLink: {
      id: string;
      /** @example 2024-01-31T14:05:00 */
      created: string;
      createdBy: string;
      /** @example 2024-01-31T14:05:00 */
      expires: string;
      needsCode: boolean;
      /** @enum {string} */
      language: "en" | "sv";
      closed?: {
        /** @example 2024-01-31T14:05:00 */
        at: string;
        /** @enum {string} */
        because: "revoked" | "recalled";
      };
      openings?: {
        count: number;
        /** @example 2024-01-31T14:05:00 */
        first: string;
        /** @example 2024-01-31T14:05:00 */
        last: string;
      };
    };
    ReportSchedule: {
      day: number;
      title: string;
      reportTemplateId: string;
      companyTypeId?: string;
      publishes: boolean;
      /** @enum {string} */
      language: "en" | "sv";
    };
    ReportScheduleState: {
      schedule?: components["schemas"]["ReportSchedule"];
      user?: string;
      /**
       * Format: date
       * @example 2024-01-31
       */
      nextRun?: string;
      runs: {
        /** @example 2024-01-31T14:05:00 */
        at: string;
        period: components["schemas"]["Period"];
        companies: number;
        drafts?: string;
        publishing?: string;
        /** @enum {string} */
        problem?: "actorGone" | "templateGone" | "noCompanies" | "unexpected";
      }[];
    };
    ReportTemplate: {
      id: string;
      name: string;
      companyTypeId?: string;
      blocks: components["schemas"]["ReportBlock"][];
    };
    ReportTemplateChanges: {
      name?: string;
      companyTypeId?: string | null;
      blocks?: components["schemas"]["ReportBlock"][];
    };
    Restatement: {
      keyFigure: components["schemas"]["KeyFigure"];
      reported: number | null;
      now: number | null;
      /**
       * Format: date
       * @example 2024-01-31
       */
      reportedThrough?: string;
      /**
       * Format: date
       * @example 2024-01-31
       */
      bookedThrough?: string;
      reason?:
        | {
            /** @constant */
            code: "missingInput";
            keyFigureInfoId: string;
            /** @example 2024-01 */
            month: string;
          }
        | {
            /** @constant */
            code: "divisionByZero";
            divisor: string;
            divisorName?: string;
          }
        | {
            /** @constant */
            code: "divisorNotPositive";
            divisor: string;
            divisorName?: string;
          }
        | {
            /** @constant */
            code: "inputOutOfRange";
            keyFigureInfoId: string;
            value: number;
            min: number;
            max: number;
          }
        | {
            /** @constant */
            code: "noBooks";
            /**
             * Format: date
             * @example 2024-01-31
             */
            start: string;
            /**
             * Format: date
             * @example 2024-01-31
             */
            end: string;
          }
        | {
            /** @constant */
            code: "yearBalancesOnly";
            /**
             * Format: date
             * @example 2024-01-31
             */
            start: string;
            /**
             * Format: date
             * @example 2024-01-31
             */
            end: string;
          }
        | {
            /** @constant */
            code: "monthsUnknown";
            account: string;
            /**
             * Format: date
             * @example 2024-01-31
             */
            start: string;
            /**
             * Format: date
             * @example 2024-01-31
             */
            end: string;
          }
        | {
            /** @constant */
            code: "partOfMonth";
            /** @example 2024-01 */
            month: string;
          }
        | {
            /** @constant */
            code: "currenciesDiffer";
            currencies: string[];
          }
        | {
            /** @constant */
            code: "missingGroup";
            group: string;
            groupName?: string;
          };
      difference: number | null;
    };
    QuestionChanges: {
      isResolved?: boolean;
      assignee?: string | null;
    };
    Reconciliation: {
      fiscalYear: components["schemas"]["FiscalYear"];
      import?: string;
      /** @enum {string} */
      basis: "vouchers" | "months" | "year";
      /** @enum {string} */
      agreement: "agrees" | "explained" | "differs";
      checks: {
        /** @enum {string} */
        id: "openingBalances" | "closingBalances" | "result" | "months" | "openingSum" | "bookedSum" | "balanceSheet";
        /** @enum {string} */
        agreement: "agrees" | "explained" | "differs";
        books: number;
        file: number;
        difference: number;
        absoluteDifference: number;
        /** @enum {string} */
        explanation?: "resultOfYearBefore" | "openingBalances";
        compared: number;
        accounts: {
          number: string;
          name: string;
          /**
           * Format: date
           * @example 2024-01-31
           */
          month?: string;
          books: number;
          file: number;
          difference: number;
          line?: number;
        }[];
      }[];
    };
    SecondFactor: {
      isOn: boolean;
      isRequired: boolean;
      recoveryCodesLeft: number;
      recoveryCodes?: string[];
    };
    SecondFactorBegin: {
      password?: string | null;
    };
    SecondFactorChange: {
      code: string;
      isOn: boolean;
      password?: string | null;
    };
    SecurityEvent: {
      id: string;
      /** @example 2024-01-31T14:05:00 */
      at: string;
      user: string;
      event: string;
      address: string;
      client: string;
      detail: {
        [key: string]: string;
      };
    };
    SecurityEventPage: {
      events: components["schemas"]["SecurityEvent"][];
      hasMore: boolean;
    };
    Session: {
      id: string;
      client: string;
      device: string;
      /** @example 2024-01-31T14:05:00 */
      created: string;
      /** @example 2024-01-31T14:05:00 */
      lastUsed: string;
      isCurrent: boolean;
    };
    SieImport: {
      data: string;
      currency?: string | null;
      chartOfAccountsId?: string | null;
      dimensionObjects?: string[] | null;
      excludeEmptyDimensions?: boolean | null;
      lastLedgerDate?: string | null;
      fiscalYearStart?: string | null;
      fiscalYearEnd?: string | null;
      companyId?: string | null;
      encoding?: ("cp437" | "utf-8" | "windows-1252") | null;
      dryRun?: boolean | null;
    };
    ChangedAccount: {
      number: string;
      name: string;
      opening: {
        before: number;
        after: number;
        difference: number;
      };
      closing: {
        before: number;
        after: number;
        difference: number;
      };
      months: {
        /** @example 2024-01 */
        month: string;
        before: number;
        after: number;
        difference: number;
      }[];
    };
    ChangedFigure: {
      keyFigure: {
        id: string;
        name: string;
        /** @enum {string} */
        valueType: "Amount" | "Percent" | "Ratio" | "Count";
        decimals?: number;
      };
      values: {
        period: components["schemas"]["Period"];
        before: number | null;
        after: number | null;
      }[];
    };
    ChangedVoucher: {
      /** @enum {string} */
      change: "added" | "removed" | "changed" | "renumbered";
      before?: {
        line: number;
        series: string;
        number: string;
        /**
         * Format: date
         * @example 2024-01-31
         */
        date: string;
        text: string;
        debit: number;
        import: string;
      };
      after?: {
        line: number;
        series: string;
        number: string;
        /**
         * Format: date
         * @example 2024-01-31
         */
        date: string;
        text: string;
        debit: number;
        import: string;
      };
      rows: {
        /** @enum {string} */
        change: "added" | "removed";
        /** @enum {string} */
        kind: "TRANS" | "RTRANS" | "BTRANS";
        account: {
          number: string;
          name: string;
        };
        amount: number;
        /**
         * Format: date
         * @example 2024-01-31
         */
        date: string;
        text: string;
        quantity?: number;
        objects: string[];
      }[];
      rowCount: number;
    };
    ChangedVoucherList: {
      count: number;
      isComplete: boolean;
      vouchers: components["schemas"]["ChangedVoucher"][];
    };
    ImportChange: {
      import: {
        id: string;
        /** @example 2024-01-31T14:05:00 */
        at: string;
        user: string;
        fiscalYear: {
          id: string;
          /** @example 2024-01-31T14:05:00 */
          start: string;
          /** @example 2024-01-31T14:05:00 */
          end: string;
        };
        program: string;
        /** @enum {string} */
        action: "new" | "replaced" | "added";
      };
      /** @example SEK */
      currency: string;
      /** @enum {string} */
      state: "compared" | "nothingBefore" | "notKept" | "otherCurrency" | "takenBack";
      isInBooks: boolean;
      books?: {
        accounts: components["schemas"]["ChangedAccount"][];
        vouchers: {
          before: number;
          after: number;
          added: number;
          removed: number;
          changed: number;
          renumbered: number;
        };
        months: components["schemas"]["Period"][];
        keyFigures: components["schemas"]["ChangedFigure"][];
      };
    };
    SieImportBatch: {
      id: string;
      /** @example 2024-01-31T14:05:00 */
      created: string;
      user: string;
      announced?: number;
      files: number;
      states: {
        waiting: number;
        checking: number;
        clear: number;
        unchanged: number;
        unknownCompany: number;
        otherCompany: number;
        refused: number;
        importing: number;
        imported: number;
        takingBack: number;
        takenBack: number;
        failed: number;
        skipped: number;
      };
    };
    SieImportBatchDecision: {
      /** @enum {string} */
      decision: "import" | "newCompany" | "takeBack";
    };
    SieImportBatchFile: {
      id: string;
      name: string;
      size: number;
      /** @example 2024-01-31T14:05:00 */
      received: string;
      user: string;
      /** @enum {string} */
      state:
        | "waiting"
        | "checking"
        | "clear"
        | "unchanged"
        | "unknownCompany"
        | "otherCompany"
        | "refused"
        | "importing"
        | "imported"
        | "takingBack"
        | "takenBack"
        | "failed"
        | "skipped";
      fileCompanyName?: string;
      fileBusinessIdentityCode?: string;
      program?: string;
      sieType?: string;
      company?: {
        id: string;
        businessIdentityCode: string;
        name: string;
      };
      fiscalYear?: {
        /** @example 2024-01-31T14:05:00 */
        start: string;
        /** @example 2024-01-31T14:05:00 */
        end: string;
      };
      /** @enum {string} */
      outcome?: "created" | "replaced" | "added" | "unchanged" | "refused";
      cause?: {
        code: string;
        explanation: string;
      };
      errors: number;
      warnings: number;
    };
    SieImportBatchFileDecision: {
      /** @enum {string} */
      decision: "import" | "company" | "newCompany" | "retry" | "skip" | "takeBack";
      companyId?: string | null;
      name?: string | null;
      businessIdentityCode?: string | null;
    };
    SieImportBatchFileDetails: {
      id: string;
      name: string;
      size: number;
      /** @example 2024-01-31T14:05:00 */
      received: string;
      user: string;
      /** @enum {string} */
      state:
        | "waiting"
        | "checking"
        | "clear"
        | "unchanged"
        | "unknownCompany"
        | "otherCompany"
        | "refused"
        | "importing"
        | "imported"
        | "takingBack"
        | "takenBack"
        | "failed"
        | "skipped";
      fileCompanyName?: string;
      fileBusinessIdentityCode?: string;
      program?: string;
      sieType?: string;
      company?: {
        id: string;
        businessIdentityCode: string;
        name: string;
      };
      fiscalYear?: {
        /** @example 2024-01-31T14:05:00 */
        start: string;
        /** @example 2024-01-31T14:05:00 */
        end: string;
      };
      /** @enum {string} */
      outcome?: "created" | "replaced" | "added" | "unchanged" | "refused";
      cause?: {
        code: string;
        explanation: string;
      };
      errors: number;
      warnings: number;
      remarks: {
        errors: components["schemas"]["SieNote"][];
        warnings: components["schemas"]["SieNote"][];
      };
    };
    SieImportEntry: {
      id: string;
      /** @example 2024-01-31T14:05:00 */
      at: string;
      user: string;
      fiscalYear: {
        id: string;
        /** @example 2024-01-31T14:05:00 */
        start: string;
        /** @example 2024-01-31T14:05:00 */
        end: string;
      };
      program: string;
      sieType: string;
      encoding: string;
      /** @enum {string} */
      action: "new" | "replaced" | "added";
      /** @example 2024-01-31T14:05:00 */
      takenBack?: string;
      canBeTakenBack: boolean;
      warnings: components["schemas"]["SieNote"][];
    };
    SieImportProgress: {
      /** @enum {string} */
      stage: "idle" | "reading" | "storing";
      done: number;
      total: number;
    };
    SieImportResult: {
      success: boolean;
      errors: components["schemas"]["SieNote"][];
      warnings: components["schemas"]["SieNote"][];
      summary?: {
        company?: {
          id: string;
          businessIdentityCode: string;
          name: string;
        };
        fileCompanyName: string;
        fileBusinessIdentityCode: string;
        program: string;
        /** @enum {string} */
        sieType: "1" | "2" | "3" | "4E" | "4I";
        /** @enum {string} */
        encoding: "cp437" | "utf-8" | "windows-1252" | "unknown";
        fiscalYear?: {
          /** @example 2024-01-31T14:05:00 */
          start: string;
          /** @example 2024-01-31T14:05:00 */
          end: string;
          /** @example SEK */
          currency: string;
          id?: string;
        };
        /** @enum {string} */
        outcome: "created" | "replaced" | "added" | "unchanged" | "refused";
        accounts: number;
        vouchers: number;
        rows: number;
        objects: number;
        controlTotals: {
          openingBalance: number;
          closingBalance: number;
          result: number;
          debit: number;
          credit: number;
        };
        sample: string[];
        /**
         * Format: date
         * @example 2024-01-31
         */
        firstVoucherDate?: string;
        /**
         * Format: date
         * @example 2024-01-31
         */
        lastVoucherDate?: string;
      };
    };
    SieNote: {
      lineNo: number;
      linePos: number;
      label: string;
      line: string;
      explanation: string;
      code: string;
      count?: number;
    };
    Statement: {
      fiscalYear: components["schemas"]["FiscalYear"];
      columns: {
        period: components["schemas"]["Period"];
        previous?: components["schemas"]["Period"];
      }[];
      bookedColumns: number;
      /**
       * Format: date
       * @example 2024-01-31
       */
      bookedThrough: string;
      monthsUnknown: string[];
      previousYear?: {
        id?: string;
        period: components["schemas"]["Period"];
        /** @example SEK */
        currency: string;
      };
      hasBudget: boolean;
      incomeStatement: components["schemas"]["StatementLine"][];
      balanceSheet: components["schemas"]["StatementLine"][];
      outside: components["schemas"]["StatementAccount"][];
    };
    StatementAccount: {
      number: string;
      name: string;
      opening?: number;
      amounts: (number | null)[];
      total: number;
      previous?: (number | null)[];
      previousTotal?: number;
      previousYear?: number;
      budget?: number[];
    };
    StatementLine: {
      id: string;
      name: string;
      /** @enum {string} */
      kind: "group" | "sum";
      opening?: number;
      amounts: (number | null)[];
      total: number;
      previous?: (number | null)[];
      previousTotal?: number;
      previousYear?: number;
      budget?: number[];
      lines: components["schemas"]["StatementLine"][];
      accounts: components["schemas"]["StatementAccount"][];
    };
    StandardKeyFigureFormulaChanges: {
      name?: string;
      formula?: string;
      /** @enum {string} */
      valueType?: "Amount" | "Percent" | "Ratio" | "Count";
      decimals?: number | null;
      description?: string | null;
      id?: string | null;
    };
    StandardKeyFigureFormulaVersion: {
      version: number;
      /** @enum {string} */
      state: "set" | "hidden" | "inherited";
      keyFigureFormula?: components["schemas"]["KeyFigureFormula"];
      /** @example 2024-01-31T14:05:00 */
      changed: string;
      changedBy: string;
    };
    StandardFindingRule: {
      id: string;
      /** @enum {string} */
      kind:
        | "comparison"
        | "change"
        | "targetMissed"
        | "budgetMissed"
        | "booksLate"
        | "monthsMissing"
        | "noComment"
        | "notReconciled"
        | "openQuestion";
      name?: string;
      formula?: string;
      keyFigureType?: string;
      /** @enum {string} */
      resolution?: "month" | "ytd" | "rolling12" | "year";
      /** @enum {string} */
      unit?: "percent" | "points";
      limit?: number;
      /** @enum {string} */
      side?: "under" | "over";
      days?: number;
      isOn: boolean;
      isStandard: boolean;
      /** @enum {string} */
      origin?: "agency" | "companyType";
    };
    StandardFindingRuleChanges: components["schemas"]["FindingRuleChanges"] & {
      id?: string | null;
    };
    StandardFindingRuleVersion: {
      version: number;
      /** @enum {string} */
      state: "set" | "hidden" | "inherited";
      rule?: {
        id: string;
        /** @enum {string} */
        kind:
          | "comparison"
          | "change"
          | "targetMissed"
          | "budgetMissed"
          | "booksLate"
          | "monthsMissing"
          | "noComment"
          | "notReconciled"
          | "openQuestion";
        name?: string;
        formula?: string;
        keyFigureType?: string;
        /** @enum {string} */
        resolution?: "month" | "ytd" | "rolling12" | "year";
        /** @enum {string} */
        unit?: "percent" | "points";
        limit?: number;
        /** @enum {string} */
        side?: "under" | "over";
        days?: number;
        isOn: boolean;
        isStandard: boolean;
      };
      /** @example 2024-01-31T14:05:00 */
      changed: string;
      changedBy: string;
    };
    StandardKeyFigureTarget: {
      keyFigureType: string;
      period: components["schemas"]["Period"];
      value: number;
      /** @enum {string} */
      origin?: "agency" | "companyType";
      id: string;
    };
    StandardKeyFigureTargetChanges: {
      value?: number;
      id?: string | null;
    };
    StandardKeyFigureTargetVersion: {
      version: number;
      /** @enum {string} */
      state: "set" | "hidden" | "inherited";
      target?: {
        keyFigureType: string;
        period: components["schemas"]["Period"];
        value: number;
        id: string;
      };
      /** @example 2024-01-31T14:05:00 */
      changed: string;
      changedBy: string;
    };
    StandardText: {
      id: string;
      name: string;
      text: string;
      /** @enum {string} */
      origin?: "agency" | "companyType";
    };
    StandardTextChanges: {
      name?: string;
      text?: string;
      id?: string | null;
    };
    StandardTextVersion: {
      version: number;
      /** @enum {string} */
      state: "set" | "hidden" | "inherited";
      text?: {
        id: string;
        name: string;
        text: string;
      };
      /** @example 2024-01-31T14:05:00 */
      changed: string;
      changedBy: string;
    };
    TraceStep: {
      text: string;
      value: number | null;
      reason?:
        | {
            /** @constant */
            code: "missingInput";
            keyFigureInfoId: string;
            /** @example 2024-01 */
            month: string;
          }
        | {
            /** @constant */
            code: "divisionByZero";
            divisor: string;
            divisorName?: string;
          }
        | {
            /** @constant */
            code: "divisorNotPositive";
            divisor: string;
            divisorName?: string;
          }
        | {
            /** @constant */
            code: "inputOutOfRange";
            keyFigureInfoId: string;
            value: number;
            min: number;
            max: number;
          }
        | {
            /** @constant */
            code: "noBooks";
            /**
             * Format: date
             * @example 2024-01-31
             */
            start: string;
            /**
             * Format: date
             * @example 2024-01-31
             */
            end: string;
          }
        | {
            /** @constant */
            code: "yearBalancesOnly";
            /**
             * Format: date
             * @example 2024-01-31
             */
            start: string;
            /**
             * Format: date
             * @example 2024-01-31
             */
            end: string;
          }
        | {
            /** @constant */
            code: "monthsUnknown";
            account: string;
            /**
             * Format: date
             * @example 2024-01-31
             */
            start: string;
            /**
             * Format: date
             * @example 2024-01-31
             */
            end: string;
          }
        | {
            /** @constant */
            code: "partOfMonth";
            /** @example 2024-01 */
            month: string;
          }
        | {
            /** @constant */
            code: "currenciesDiffer";
            currencies: string[];
          }
        | {
            /** @constant */
            code: "missingGroup";
            group: string;
            groupName?: string;
          };
      label?: string;
      period?: components["schemas"]["Period"];
      /**
       * Format: date
       * @example 2024-01-31
       */
      day?: string;
      formula?: string;
      /** @enum {string} */
      function?:
        | "average"
        | "change"
        | "twelveMonths"
        | "annual"
        | "yearBefore"
        | "yearToDate"
        | "percent"
        | "either"
        | "last"
        | "abs"
        | "min"
        | "max";
      months?: number;
      terms?: components["schemas"]["TraceStep"][];
      sum?: {
        sign: 1 | -1;
        years: {
          fiscalYearId: string;
          /** @constant */
          yearBefore?: true;
          opening: boolean;
          period?: components["schemas"]["Period"];
          groups: {
            id: string;
            name: string;
            parents: string[];
            amount: number;
            accounts: {
              number: string;
              amount: number;
            }[];
          }[];
        }[];
      };
      input?: {
        /** @enum {string} */
        measure: "mean" | "level" | "flow";
        values: {
          period: components["schemas"]["Period"];
          value: number;
          months: number;
          of: number;
        }[];
      };
    };
    User: {
      userName: string;
      name: string;
      /** @enum {string} */
      type: "Administrator" | "AgencyDirector" | "AgencyConsultant" | "CompanyUser";
      email?: string;
      phone?: string;
      cellphone?: string;
      language?: string;
      agencyId?: string;
      customers?: string[];
      companies?: {
        companyId: string;
        /** @enum {string} */
        typeOfRole: "Admin" | "Import" | "Normal" | "Limited";
      }[];
    };
    UserAccess: {
      userName: string;
      disabled: boolean;
      isInvited: boolean;
      isShared: boolean;
      /** @example 2024-01-31T14:05:00 */
      created: string;
      /** @example 2024-01-31T14:05:00 */
      lastSeen?: string;
      /** @example 2024-01-31T14:05:00 */
      linkExpires?: string;
      secondFactor?: {
        isOn: boolean;
        isRequired: boolean;
      };
      sessionCount?: number;
      tokenCount?: number;
    };
    UserAccessChanges: {
      disabled: boolean;
    };
    UserChanges: {
      userName?: string | null;
      name?: string;
      /** @enum {string} */
      type?: "Administrator" | "AgencyDirector" | "AgencyConsultant" | "CompanyUser";
      email?: string | null;
      phone?: string | null;
      cellphone?: string | null;
      language?: string | null;
      agencyId?: string | null;
      customers?: string[] | null;
      companies?:
        | {
            companyId: string;
            /** @enum {string} */
            typeOfRole: "Admin" | "Import" | "Normal" | "Limited";
          }[]
        | null;
      password?: string | null;
      currentPassword?: string | null;
    };
    YearAccount: {
      number: string;
      name: string;
      balance: number;
      isUsed: boolean;
    };
    DimensionObject: {
      id: string;
      dimension: {
        number: number;
        name: string;
      };
      code: string;
      name: string;
    };
    Voucher: {
      import: string;
      line: number;
      series: string;
      number: string;
      /**
       * Format: date
       * @example 2024-01-31
       */
      date: string;
      text: string;
      debit: number;
      fiscalYear: {
        /** @example 2024-01-01T00:00:00 */
        start: string;
        /** @example 2024-01-31T23:59:59 */
        end: string;
        id: string;
      };
      /**
       * Format: date
       * @example 2024-01-31
       */
      registered?: string;
      signature: string;
      program: string;
      /** @example 2024-01-31T14:05:00 */
      importedAt: string;
      rows: components["schemas"]["VoucherRow"][];
      previous?: {
        import: string;
        line: number;
      };
      next?: {
        import: string;
        line: number;
      };
    };
    VoucherList: {
      count: number;
      vouchers: components["schemas"]["VoucherSummary"][];
    };
    VoucherRow: {
      line: number;
      /** @enum {string} */
      kind: "TRANS" | "RTRANS" | "BTRANS";
      account: {
        number: string;
        name: string;
      };
      amount: number;
      /**
       * Format: date
       * @example 2024-01-31
       */
      date: string;
      text: string;
      quantity?: number;
      unit?: string;
      signature: string;
      objects: {
        id: string;
        name: string;
      }[];
    };
    VoucherSource: {
      firstLine: number;
      lines: string[];
    };
    VoucherSummary: {
      import: string;
      line: number;
      series: string;
      number: string;
      /**
       * Format: date
       * @example 2024-01-31
       */
      date: string;
      text: string;
      debit: number;
      accounts: string[];
    };
  };
  responses: {
    /** @description 400: the request contains invalid parameters or data */
    InvalidRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    /** @description 401: the user must authenticate */
    AuthenticationRequired: {
      headers: {
        "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    /** @description 403: the user's role does not allow it */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    /** @description 404: the object does not exist or is not visible to the user */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    /** @description 409: an object with this id or path exists, or this Idempotency-Key belongs to an answer that is given once */
    AlreadyExists: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    /** @description 412: a rule of the resource or If-Match forbids it */
    RuleViolation: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    /** @description 413: the body is larger than this resource takes, or the PDF would be larger than one may be */
    TooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    /** @description 429: too many attempts */
    TooManyRequests: {
      headers: {
        "Retry-After": components["headers"]["RetryAfter"];
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    /** @description 500: an unexpected error; the log has its identifier */
    UnexpectedError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    /** @description 503: overloaded, shutting down, or the database is away */
    Unavailable: {
      headers: {
        "Retry-After": components["headers"]["RetryAfter"];
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
  };
  parameters: {
    /** @description Entity tags that the client has; a match answers 304. */
    IfNoneMatch: string;
    /** @description The entity tag of the state that the write is meant for; another state answers 412. */
    IfMatch: string;
    /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
    IdempotencyKey: string;
  };
  requestBodies: never;
  headers: {
    /** @description A strong entity tag of the answer. */
    ETag: string;
    /** @description Seconds after which to try again. */
    RetryAfter: number;
    /** @description The scheme to authenticate with. */
    WwwAuthenticate: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listCompanies: {
    parameters: {
      query?: {
        /** @description true lists all companies the user may access; false, the default, those the user is directly connected to. Any case. */
        showAll?: "true" | "false";
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List companies: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CompanyInfo"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCompany: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewCompany"];
      };
    };
    responses: {
      /** @description Create a company without an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CompanyInfo"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getCompany: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a company: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CompanyInfo"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateCompany: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CompanyChanges"];
      };
    };
    responses: {
      /** @description Update a company: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CompanyInfo"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCompanyWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewCompany"];
      };
    };
    responses: {
      /** @description Create a company without an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CompanyInfo"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteCompany: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getCompanyAgency: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get the name of a company's agency: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CompanyAgency"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAgencyCompanies: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the companies of an agency: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CompanyInfo"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createAgencyCompany: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewCompany"];
      };
    };
    responses: {
      /** @description Create a company of an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CompanyInfo"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getAgencyCompany: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        companyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a company of an agency: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CompanyInfo"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateAgencyCompany: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        companyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CompanyChanges"];
      };
    };
    responses: {
      /** @description Update a company of an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CompanyInfo"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createAgencyCompanyWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
        companyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewCompany"];
      };
    };
    responses: {
      /** @description Create a company of an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CompanyInfo"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteAgencyCompany: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        companyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAgencies: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List agencies: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Agency"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createAgency: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAgency"];
      };
    };
    responses: {
      /** @description Create an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Agency"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getAgency: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get an agency: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Agency"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateAgency: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AgencyChanges"];
      };
    };
    responses: {
      /** @description Update an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Agency"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createAgencyWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAgency"];
      };
    };
    responses: {
      /** @description Create an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Agency"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteAgency: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getDemoContent: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Count the companies and users of the demo: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DemoContent"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteDemoContent: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listSecurityEventsOfAgency: {
    parameters: {
      query?: {
        /** @description At most so many; 50 unless told. */
        limit?: unknown;
        /** @description Id of an event: only those before it. */
        before?: string;
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List sign-ins, failed tries, and changes of passwords, second factors and tokens of an agency's users: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SecurityEventPage"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCompanyTypes: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List company types: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CompanyType"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCompanyType: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewCompanyType"];
      };
    };
    responses: {
      /** @description Create a company type: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CompanyType"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getCompanyType: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a company type: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CompanyType"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateCompanyType: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CompanyTypeChanges"];
      };
    };
    responses: {
      /** @description Rename a company type: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CompanyType"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteCompanyType: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listBulkChanges: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the 100 newest bulk changes of an agency: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BulkChange"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createBulkChange: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewBulkChange"];
      };
    };
    responses: {
      /** @description Change many companies: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BulkChange"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  previewBulkChange: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewBulkChange"];
      };
    };
    responses: {
      /** @description Tell what a change would do to each company: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BulkChangePreviewPart"][];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getBulkChange: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        bulkChangeId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a bulk change with the number of its companies in each state: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BulkChange"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  decideBulkChange: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        bulkChangeId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BulkChangeDecision"];
      };
    };
    responses: {
      /** @description Try again what failed or was stopped, stop what waits, or stop and take all of it back: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BulkChange"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listBulkChangeParts: {
    parameters: {
      query?: {
        /** @description Only companies in these states, separated by commas. */
        states?: (
          | "waiting"
          | "changed"
          | "unchanged"
          | "failed"
          | "stopped"
          | "takingBack"
          | "takenBack"
          | "notTakenBack"
        )[];
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        bulkChangeId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the companies of a bulk change with what became of each: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BulkChangePart"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAgencyChartsOfAccounts: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the charts of accounts that hold for an agency: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChartOfAccounts"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateAgencyChartOfAccounts: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ChartOfAccountsChanges"];
      };
    };
    responses: {
      /** @description Change a chart of accounts for an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChartOfAccounts"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createAgencyChartOfAccounts: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewChartOfAccounts"];
      };
    };
    responses: {
      /** @description Create a chart of accounts of an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChartOfAccounts"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getAgencyChartOfAccounts: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        standardChartId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a chart of accounts that holds for an agency: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChartOfAccounts"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateAgencyChartOfAccountsWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        standardChartId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ChartOfAccountsChanges"];
      };
    };
    responses: {
      /** @description Change a chart of accounts for an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChartOfAccounts"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createAgencyChartOfAccountsWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
        standardChartId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewChartOfAccounts"];
      };
    };
    responses: {
      /** @description Create a chart of accounts of an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChartOfAccounts"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteAgencyChartOfAccounts: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        standardChartId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAgencyChartOfAccountsVersions: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        standardChartId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the versions of a chart of accounts of an agency, the newest first: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChartOfAccountsVersion"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCompanyTypeChartsOfAccounts: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the charts of accounts that hold for a company type: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChartOfAccounts"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateCompanyTypeChartOfAccounts: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ChartOfAccountsChanges"];
      };
    };
    responses: {
      /** @description Change a chart of accounts for a company type: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChartOfAccounts"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCompanyTypeChartOfAccounts: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewChartOfAccounts"];
      };
    };
    responses: {
      /** @description Create a chart of accounts of a company type: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChartOfAccounts"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getCompanyTypeChartOfAccounts: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        standardChartId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a chart of accounts that holds for a company type: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChartOfAccounts"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateCompanyTypeChartOfAccountsWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        standardChartId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ChartOfAccountsChanges"];
      };
    };
    responses: {
      /** @description Change a chart of accounts for a company type: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChartOfAccounts"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCompanyTypeChartOfAccountsWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        standardChartId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewChartOfAccounts"];
      };
    };
    responses: {
      /** @description Create a chart of accounts of a company type: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChartOfAccounts"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteCompanyTypeChartOfAccounts: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        standardChartId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCompanyTypeChartOfAccountsVersions: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        standardChartId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the versions of a chart of accounts of a company type, the newest first: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChartOfAccountsVersion"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAgencyFormulas: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the key figures that hold for an agency: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureFormula"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateAgencyFormula: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StandardKeyFigureFormulaChanges"];
      };
    };
    responses: {
      /** @description Change a key figure for an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureFormula"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createAgencyFormula: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewKeyFigureFormula"];
      };
    };
    responses: {
      /** @description Create a key figure of an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureFormula"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getAgencyFormula: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        standardFormulaId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a key figure that holds for an agency: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureFormula"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateAgencyFormulaWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        standardFormulaId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StandardKeyFigureFormulaChanges"];
      };
    };
    responses: {
      /** @description Change a key figure for an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureFormula"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createAgencyFormulaWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
        standardFormulaId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewKeyFigureFormula"];
      };
    };
    responses: {
      /** @description Create a key figure of an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureFormula"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteAgencyFormula: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        standardFormulaId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAgencyFormulaVersions: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        standardFormulaId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the versions of a key figure of an agency, the newest first: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardKeyFigureFormulaVersion"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCompanyTypeFormulas: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the key figures that hold for a company type: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureFormula"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateCompanyTypeFormula: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StandardKeyFigureFormulaChanges"];
      };
    };
    responses: {
      /** @description Change a key figure for a company type: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureFormula"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCompanyTypeFormula: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewKeyFigureFormula"];
      };
    };
    responses: {
      /** @description Create a key figure of a company type: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureFormula"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getCompanyTypeFormula: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        standardFormulaId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a key figure that holds for a company type: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureFormula"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateCompanyTypeFormulaWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        standardFormulaId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StandardKeyFigureFormulaChanges"];
      };
    };
    responses: {
      /** @description Change a key figure for a company type: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureFormula"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCompanyTypeFormulaWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        standardFormulaId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewKeyFigureFormula"];
      };
    };
    responses: {
      /** @description Create a key figure of a company type: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureFormula"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteCompanyTypeFormula: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        standardFormulaId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCompanyTypeFormulaVersions: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        standardFormulaId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the versions of a key figure of a company type, the newest first: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardKeyFigureFormulaVersion"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAgencyPresets: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the presets that hold for an agency: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigurePreset"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateAgencyPreset: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["KeyFigurePresetChanges"];
      };
    };
    responses: {
      /** @description Change a preset for an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigurePreset"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createAgencyPreset: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewKeyFigurePreset"];
      };
    };
    responses: {
      /** @description Create a preset of an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigurePreset"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getAgencyPreset: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        presetId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a preset that holds for an agency: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigurePreset"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateAgencyPresetWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        presetId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["KeyFigurePresetChanges"];
      };
    };
    responses: {
      /** @description Change a preset for an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigurePreset"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createAgencyPresetWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
        presetId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewKeyFigurePreset"];
      };
    };
    responses: {
      /** @description Create a preset of an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigurePreset"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteAgencyPreset: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        presetId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAgencyPresetVersions: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        presetId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the versions of a preset of an agency, the newest first: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigurePresetVersion"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCompanyTypePresets: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the presets that hold for a company type: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigurePreset"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateCompanyTypePreset: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["KeyFigurePresetChanges"];
      };
    };
    responses: {
      /** @description Change a preset for a company type: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigurePreset"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCompanyTypePreset: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewKeyFigurePreset"];
      };
    };
    responses: {
      /** @description Create a preset of a company type: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigurePreset"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getCompanyTypePreset: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        presetId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a preset that holds for a company type: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigurePreset"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateCompanyTypePresetWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        presetId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["KeyFigurePresetChanges"];
      };
    };
    responses: {
      /** @description Change a preset for a company type: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigurePreset"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCompanyTypePresetWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        presetId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewKeyFigurePreset"];
      };
    };
    responses: {
      /** @description Create a preset of a company type: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigurePreset"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteCompanyTypePreset: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        presetId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCompanyTypePresetVersions: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        presetId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the versions of a preset of a company type, the newest first: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigurePresetVersion"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAgencyTargets: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the targets that hold for an agency: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardKeyFigureTarget"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateAgencyTarget: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StandardKeyFigureTargetChanges"];
      };
    };
    responses: {
      /** @description Change a target for an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardKeyFigureTarget"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createAgencyTarget: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewStandardKeyFigureTarget"];
      };
    };
    responses: {
      /** @description Create a target of an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardKeyFigureTarget"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getAgencyTarget: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        standardTargetId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a target that holds for an agency: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardKeyFigureTarget"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateAgencyTargetWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        standardTargetId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StandardKeyFigureTargetChanges"];
      };
    };
    responses: {
      /** @description Change a target for an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardKeyFigureTarget"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createAgencyTargetWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
        standardTargetId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewStandardKeyFigureTarget"];
      };
    };
    responses: {
      /** @description Create a target of an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardKeyFigureTarget"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteAgencyTarget: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        standardTargetId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAgencyTargetVersions: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        standardTargetId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the versions of a target of an agency, the newest first: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardKeyFigureTargetVersion"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCompanyTypeTargets: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the targets that hold for a company type: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardKeyFigureTarget"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateCompanyTypeTarget: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StandardKeyFigureTargetChanges"];
      };
    };
    responses: {
      /** @description Change a target for a company type: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardKeyFigureTarget"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCompanyTypeTarget: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewStandardKeyFigureTarget"];
      };
    };
    responses: {
      /** @description Create a target of a company type: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardKeyFigureTarget"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getCompanyTypeTarget: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        standardTargetId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a target that holds for a company type: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardKeyFigureTarget"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateCompanyTypeTargetWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        standardTargetId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StandardKeyFigureTargetChanges"];
      };
    };
    responses: {
      /** @description Change a target for a company type: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardKeyFigureTarget"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCompanyTypeTargetWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        standardTargetId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewStandardKeyFigureTarget"];
      };
    };
    responses: {
      /** @description Create a target of a company type: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardKeyFigureTarget"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteCompanyTypeTarget: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        standardTargetId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCompanyTypeTargetVersions: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        standardTargetId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the versions of a target of a company type, the newest first: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardKeyFigureTargetVersion"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAgencyRules: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the rules that hold for an agency: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardFindingRule"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateAgencyRule: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StandardFindingRuleChanges"];
      };
    };
    responses: {
      /** @description Change a rule for an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardFindingRule"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createAgencyRule: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewStandardFindingRule"];
      };
    };
    responses: {
      /** @description Create a rule of an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardFindingRule"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getAgencyRule: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        standardRuleId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a rule that holds for an agency: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardFindingRule"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateAgencyRuleWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        standardRuleId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StandardFindingRuleChanges"];
      };
    };
    responses: {
      /** @description Change a rule for an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardFindingRule"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createAgencyRuleWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
        standardRuleId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewStandardFindingRule"];
      };
    };
    responses: {
      /** @description Create a rule of an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardFindingRule"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteAgencyRule: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        standardRuleId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAgencyRuleVersions: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        standardRuleId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the versions of a rule of an agency, the newest first: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardFindingRuleVersion"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCompanyTypeRules: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the rules that hold for a company type: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardFindingRule"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateCompanyTypeRule: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StandardFindingRuleChanges"];
      };
    };
    responses: {
      /** @description Change a rule for a company type: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardFindingRule"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCompanyTypeRule: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewStandardFindingRule"];
      };
    };
    responses: {
      /** @description Create a rule of a company type: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardFindingRule"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getCompanyTypeRule: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        standardRuleId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a rule that holds for a company type: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardFindingRule"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateCompanyTypeRuleWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        standardRuleId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StandardFindingRuleChanges"];
      };
    };
    responses: {
      /** @description Change a rule for a company type: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardFindingRule"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCompanyTypeRuleWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        standardRuleId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewStandardFindingRule"];
      };
    };
    responses: {
      /** @description Create a rule of a company type: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardFindingRule"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteCompanyTypeRule: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        standardRuleId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCompanyTypeRuleVersions: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        standardRuleId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the versions of a rule of a company type, the newest first: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardFindingRuleVersion"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAgencyTexts: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the texts that hold for an agency: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardText"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateAgencyText: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StandardTextChanges"];
      };
    };
    responses: {
      /** @description Change a text for an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardText"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createAgencyText: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewStandardText"];
      };
    };
    responses: {
      /** @description Create a text of an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardText"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getAgencyText: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        standardTextId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a text that holds for an agency: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardText"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateAgencyTextWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        standardTextId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StandardTextChanges"];
      };
    };
    responses: {
      /** @description Change a text for an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardText"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createAgencyTextWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
        standardTextId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewStandardText"];
      };
    };
    responses: {
      /** @description Create a text of an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardText"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteAgencyText: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        standardTextId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAgencyTextVersions: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        standardTextId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the versions of a text of an agency, the newest first: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardTextVersion"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCompanyTypeTexts: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the texts that hold for a company type: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardText"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateCompanyTypeText: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StandardTextChanges"];
      };
    };
    responses: {
      /** @description Change a text for a company type: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardText"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCompanyTypeText: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewStandardText"];
      };
    };
    responses: {
      /** @description Create a text of a company type: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardText"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getCompanyTypeText: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        standardTextId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a text that holds for a company type: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardText"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateCompanyTypeTextWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        standardTextId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StandardTextChanges"];
      };
    };
    responses: {
      /** @description Change a text for a company type: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardText"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCompanyTypeTextWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        standardTextId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewStandardText"];
      };
    };
    responses: {
      /** @description Create a text of a company type: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardText"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteCompanyTypeText: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        standardTextId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCompanyTypeTextVersions: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
        standardTextId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the versions of a text of a company type, the newest first: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardTextVersion"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listComments: {
    parameters: {
      query?: {
        /** @description Only comments whose period starts on or after this day. */
        startDate?: string;
        /** @description Only comments whose period ends on or before this day. */
        endDate?: string;
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List comments: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Comment"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateComment: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CommentChanges"];
      };
    };
    responses: {
      /** @description Update a comment: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Comment"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createComment: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewComment"];
      };
    };
    responses: {
      /** @description Write a comment: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Comment"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getComment: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        commentId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a comment: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Comment"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateCommentWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
        commentId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CommentChanges"];
      };
    };
    responses: {
      /** @description Update a comment: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Comment"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createCommentWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        companyId: string;
        commentId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewComment"];
      };
    };
    responses: {
      /** @description Write a comment: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Comment"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteComment: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
        commentId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateQuestion: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
        commentId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QuestionChanges"];
      };
    };
    responses: {
      /** @description Assign a question, resolve it or open it again: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Comment"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createReply: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        companyId: string;
        commentId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewCommentReply"];
      };
    };
    responses: {
      /** @description Answer a comment: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CommentReply"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteReply: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
        commentId: string;
        replyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCommentAssignees: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List whom questions of a company can be assigned to: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CommentAssignee"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAgencyComments: {
    parameters: {
      query?: {
        /** @description Only comments whose period starts on or after this day. */
        startDate?: string;
        /** @description Only comments whose period ends on or before this day. */
        endDate?: string;
        /** @description Only comments on this key figure. */
        keyFigureType?: string;
        /** @description Only comments on this company. */
        companyId?: string;
        /** @description Only comments by authors whose name has this in it, in capitals or not. */
        author?: string;
        /** @description Only questions that are assigned to the user with this user name. */
        assignee?: string;
        /** @description Only open questions, resolved ones, or questions of either kind. */
        state?: "open" | "resolved" | "question";
        /** @description `openFirst`: open questions before all others. */
        order?: "openFirst";
        /** @description The `next` of the answer that this one follows. */
        cursor?: string;
        /** @description At most so many, up to 100; 50 unless told. */
        limit?: unknown;
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the comments on an agency's companies: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CommentFeed"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listKeyFigurePresets: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List presets: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigurePreset"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateKeyFigurePreset: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["KeyFigurePresetChanges"];
      };
    };
    responses: {
      /** @description Update a preset: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigurePreset"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createKeyFigurePreset: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewKeyFigurePreset"];
      };
    };
    responses: {
      /** @description Create a preset: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigurePreset"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getKeyFigurePreset: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        presetId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a preset: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigurePreset"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateKeyFigurePresetWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
        presetId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["KeyFigurePresetChanges"];
      };
    };
    responses: {
      /** @description Update a preset: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigurePreset"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createKeyFigurePresetWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        companyId: string;
        presetId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewKeyFigurePreset"];
      };
    };
    responses: {
      /** @description Create a preset: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigurePreset"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteKeyFigurePreset: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
        presetId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAgencyKeyFigurePresets: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the presets of an agency's companies: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AgencyKeyFigurePreset"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listInheritedKeyFigurePresets: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the presets that a company inherits: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigurePreset"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listStandardKeyFigurePresets: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the presets of a new company without an agency: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigurePreset"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getStandardKeyFigurePreset: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        presetId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a standard preset: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigurePreset"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listFiscalYears: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List fiscal years: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FiscalYear"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getFiscalYear: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        fiscalYearId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a fiscal year: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FiscalYear"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateFiscalYear: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
        fiscalYearId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FiscalYearChanges"];
      };
    };
    responses: {
      /** @description Set a fiscal year's chart of accounts or currency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FiscalYear"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteFiscalYear: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
        fiscalYearId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listKeyFigureData: {
    parameters: {
      query?: {
        /** @description Only items of this dimension object, for example `2_12`; empty for items without a dimension. */
        dimensionId?: string;
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        fiscalYearId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List key figure data: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureData"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateKeyFigureData: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
        fiscalYearId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["KeyFigureDataChanges"];
      };
    };
    responses: {
      /** @description Set or clear values: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureData"][];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteKeyFigureData: {
    parameters: {
      query?: {
        /** @description Only items of this dimension object, for example `2_12`; empty for items without a dimension. */
        dimensionId?: string;
      };
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
        fiscalYearId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listKeyFigureDataHistory: {
    parameters: {
      query?: {
        /** @description Only changes of this key figure. */
        keyFigureInfoId?: string;
        /** @description Only of periods that begin on this day. */
        startDate?: string;
        /** @description Only of periods that end on this day. */
        endDate?: string;
        /** @description Only of this dimension object; empty for the company. */
        dimensionId?: string;
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        fiscalYearId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the changes of key figure data: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureDataChange"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAgencyKeyFigureData: {
    parameters: {
      query?: {
        /** @description First day of the range. */
        startDate?: string;
        /** @description Last day of the range, included. */
        endDate?: string;
        /** @description Values of this dimension object; those without one unless given. */
        dimensionId?: "" | string;
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        keyFigureInfoId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List one key figure of an agency's companies: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CompanyFigure"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getStatement: {
    parameters: {
      query?: {
        /** @description Amounts of this dimension object, for example `2_12`; empty for the company. */
        dimensionId?: "" | string;
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        fiscalYearId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a fiscal year's statements by month: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Statement"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getStatementPdf: {
    parameters: {
      query?: {
        /** @description Amounts of this dimension object, for example `2_12`; empty for the company. */
        dimensionId?: "" | string;
        /** @description Only this statement; both without it. */
        statement?: "income" | "balance";
        /** @description A booked month, for example `2024-03`; the whole year without it. */
        month?: string;
        /** @description True for the accounts under each line. */
        accounts?: "true" | "false";
        /** @description True for amounts with öre. */
        ore?: "true" | "false";
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        fiscalYearId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a fiscal year's statements as a PDF: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/pdf": unknown;
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getReconciliation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        fiscalYearId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Compare a fiscal year's books with the control totals of its file: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Reconciliation"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listYearAccounts: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        fiscalYearId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the accounts of a fiscal year with their balances: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["YearAccount"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listDimensionObjects: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        fiscalYearId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the dimension objects of a fiscal year's books: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DimensionObject"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAccountVouchers: {
    parameters: {
      query?: {
        /** @description First day; the fiscal year's without it. */
        startDate?: string;
        /** @description Last day, included; the fiscal year's without it. */
        endDate?: string;
        /** @description Only rows of this dimension object. */
        dimensionId?: "" | string;
        /** @description How many rows at most: up to 1000, 200 without it. */
        limit?: unknown;
        /** @description How many rows to skip. */
        offset?: unknown;
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        fiscalYearId: string;
        accountNumber: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the vouchers of an account with its balance after each: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AccountVouchers"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listVouchers: {
    parameters: {
      query?: {
        /** @description Only vouchers with a row on this account. */
        account?: string;
        /** @description Only vouchers with a row on this account too. */
        counterAccount?: string;
        /** @description Only vouchers with this in series and number, or in a text of theirs, in capitals or not. */
        text?: string;
        /** @description Only vouchers of this day and later. */
        startDate?: string;
        /** @description Only vouchers of this day and earlier. */
        endDate?: string;
        /** @description How many at most: up to 1000, 100 without it. */
        limit?: unknown;
        /** @description How many to pass over first. */
        offset?: unknown;
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        fiscalYearId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the vouchers of a fiscal year, by date: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VoucherList"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getVoucher: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        importId: string;
        voucherLine: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a voucher with all its rows and corrections: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Voucher"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getVoucherSource: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        importId: string;
        voucherLine: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get the lines of the imported file that a voucher was read from: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VoucherSource"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listChartsOfAccounts: {
    parameters: {
      query?: {
        /** @description Only charts used by fiscal years that end on or after this day. */
        startDate?: string;
        /** @description Only charts used by fiscal years that start on or before this day. */
        endDate?: string;
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List charts of accounts: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChartOfAccounts"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateChartOfAccounts: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ChartOfAccountsChanges"];
      };
    };
    responses: {
      /** @description Update a chart of accounts: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChartOfAccounts"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createChartOfAccounts: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewChartOfAccounts"];
      };
    };
    responses: {
      /** @description Create a chart of accounts: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChartOfAccounts"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getChartOfAccounts: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        chartOfAccountsId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a chart of accounts: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChartOfAccounts"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateChartOfAccountsWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
        chartOfAccountsId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ChartOfAccountsChanges"];
      };
    };
    responses: {
      /** @description Update a chart of accounts: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChartOfAccounts"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createChartOfAccountsWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        companyId: string;
        chartOfAccountsId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewChartOfAccounts"];
      };
    };
    responses: {
      /** @description Create a chart of accounts: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChartOfAccounts"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteChartOfAccounts: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
        chartOfAccountsId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listInheritedChartsOfAccounts: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the charts of accounts that a company inherits: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChartOfAccounts"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  previewChart: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        companyId: string;
        fiscalYearId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewChartOfAccounts"];
      };
    };
    responses: {
      /** @description See what a chart of accounts would do to a fiscal year: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChartPreview"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getArchive: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get the root folder with the whole tree: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DocumentFolder"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateDocument: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["DocumentChanges"];
      };
    };
    responses: {
      /** @description Rename or move a document, or replace a file's data: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Document"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createDocument: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewDocument"] | components["schemas"]["NewDocument"][];
      };
    };
    responses: {
      /** @description Create a document, or all of a list or none: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Document"] | components["schemas"]["Document"][];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getDocument: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        documentId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a file with its data, or a folder with what is in it: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Document"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateDocumentWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
        documentId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["DocumentChanges"];
      };
    };
    responses: {
      /** @description Rename or move a document, or replace a file's data: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Document"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createDocumentWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        companyId: string;
        documentId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewDocument"] | components["schemas"]["NewDocument"][];
      };
    };
    responses: {
      /** @description Create a document, or all of a list or none: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Document"] | components["schemas"]["Document"][];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteDocument: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
        documentId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listPeriodReports: {
    parameters: {
      query?: {
        /** @description Maximum number of reports, the newest. */
        latest?: number;
        /** @description true adds `restated` to the published ones: how many of their figures and lines of statements have changed since. */
        restated?: "true" | "false";
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List period reports, the newest first: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PeriodReport"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updatePeriodReport: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PeriodReportChanges"];
      };
    };
    responses: {
      /** @description Update what is written about a report: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FullPeriodReport"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createPeriodReport: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewPeriodReport"];
      };
    };
    responses: {
      /** @description Make a period report: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FullPeriodReport"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getPeriodReport: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        periodReportId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a period report with its figures: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FullPeriodReport"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updatePeriodReportWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
        periodReportId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PeriodReportChanges"];
      };
    };
    responses: {
      /** @description Update what is written about a report: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FullPeriodReport"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createPeriodReportWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        companyId: string;
        periodReportId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewPeriodReport"];
      };
    };
    responses: {
      /** @description Make a period report: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FullPeriodReport"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deletePeriodReport: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
        periodReportId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getPeriodReportContent: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        periodReportId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get all that a report shows: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReportContent"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getPeriodReportChecklist: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        periodReportId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get the checks of a report before it is published: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReportChecklist"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getPeriodReportPdf: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        periodReportId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a report as a PDF: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/pdf": unknown;
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listArchivedReports: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        periodReportId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the PDFs of a report in the archive, the newest first: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ArchivedReport"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getArchivedReport: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        periodReportId: string;
        archivedReportId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a PDF of a report as it lies in the archive: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/pdf": unknown;
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getRestatement: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        periodReportId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the figures of a report that have changed since: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Restatement"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listReportLinks: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        periodReportId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the links with which a report is read without an account, the newest first: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReportLink"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createReportLink: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        companyId: string;
        periodReportId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewReportLink"];
      };
    };
    responses: {
      /** @description Make a link to a published report: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MadeReportLink"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  revokeReportLink: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
        periodReportId: string;
        reportLinkId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Revoke a link to a report: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReportLink"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getReportSchedule: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get the reports that are made each month, and the latest runs: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReportScheduleState"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  setReportSchedule: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewReportSchedule"];
      };
    };
    responses: {
      /** @description Set the reports that are made each month: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReportScheduleState"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteReportSchedule: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listReadySentences: {
    parameters: {
      query?: {
        /** @description First day of the period; the latest fiscal year without both. */
        startDate?: string;
        /** @description Last day of the period, included. */
        endDate?: string;
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List sentences about what moved most in a period: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReadySentence"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listReportTemplates: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List report templates by name: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReportTemplate"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createReportTemplate: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewReportTemplate"];
      };
    };
    responses: {
      /** @description Make a report template: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReportTemplate"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getReportTemplate: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        reportTemplateId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a report template: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReportTemplate"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateReportTemplate: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        reportTemplateId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ReportTemplateChanges"];
      };
    };
    responses: {
      /** @description Update a report template: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReportTemplate"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteReportTemplate: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        reportTemplateId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  importSie: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SieImport"];
      };
    };
    responses: {
      /** @description Import a SIE file for a company without an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SieImportResult"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  importAgencySie: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SieImport"];
      };
    };
    responses: {
      /** @description Import a SIE file for a company of an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SieImportResult"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listSieImports: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the imports of a company, the newest first: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SieImportEntry"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getSieImportProgress: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get the progress of the import that runs for a company: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SieImportProgress"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getSieImport: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        importId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get an import: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SieImportEntry"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  takeBackSieImport: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
        importId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getSieImportChange: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        importId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Compare an import with the books that it found: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ImportChange"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listChangedVouchers: {
    parameters: {
      query?: {
        /** @description Only vouchers that changed in this way. */
        change?: "added" | "removed" | "changed" | "renumbered";
        /** @description Only vouchers with a changed row on this account. */
        account?: string;
        /** @description Only vouchers whose series and number, text, or text of a changed row contains this, in upper or lower case. */
        text?: string;
        /** @description Maximum number of vouchers: up to 500, by default 100. */
        limit?: unknown;
        /** @description Number of vouchers to skip. */
        offset?: unknown;
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        importId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the vouchers that an import added, removed, changed or renumbered, by date: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ChangedVoucherList"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listSieImportBatches: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the batches of an agency, the newest first: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SieImportBatch"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createSieImportBatch: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewSieImportBatch"];
      };
    };
    responses: {
      /** @description Create an empty batch: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SieImportBatch"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getSieImportBatch: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        batchId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a batch with the number of its files in each state: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SieImportBatch"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  decideSieImportBatch: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        batchId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SieImportBatchDecision"];
      };
    };
    responses: {
      /** @description Import all that is clear, create all companies that are missing, or take back all that was imported: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SieImportBatch"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteSieImportBatch: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        batchId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listSieImportBatchFiles: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        batchId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the files of a batch: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SieImportBatchFile"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  addSieImportBatchFile: {
    parameters: {
      query?: {
        /** @description The file's name. */
        name?: string;
      };
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
        batchId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/octet-stream": unknown;
      };
    };
    responses: {
      /** @description Add a file to a batch: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SieImportBatchFile"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getSieImportBatchFile: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        batchId: string;
        batchFileId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a file of a batch with the remarks on it: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SieImportBatchFileDetails"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  decideSieImportBatchFile: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        batchId: string;
        batchFileId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SieImportBatchFileDecision"];
      };
    };
    responses: {
      /** @description Decide about a file of a batch: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SieImportBatchFile"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listKeyFigures: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the catalogue: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigure"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getKeyFigure: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        keyFigureId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a key figure of the catalogue: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigure"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCompanyKeyFigures: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the catalogue with the company's own key figures after it: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigure"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listKeyFigureValues: {
    parameters: {
      query?: {
        /** @description First day of the range; with `endDate`. */
        startDate?: string;
        /** @description Last day of the range, included. */
        endDate?: string;
        /** @description How many of the latest fiscal years; not with dates. */
        numberOfYears?: unknown;
        /** @description One value for each month, quarter or fiscal year, for the year to each month's end, or for the twelve months to it. */
        resolution?: "month" | "quarter" | "ytd" | "rolling12" | "year";
        /** @description Values of this dimension object, for example `2_12`; empty for the company. */
        dimensionId?: "" | string;
        /** @description Only the key figures of this preset, in its order. */
        keyFigurePresetId?: string;
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Compute key figures: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureResult"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getKeyFigureValues: {
    parameters: {
      query?: {
        /** @description First day of the range; with `endDate`. */
        startDate?: string;
        /** @description Last day of the range, included. */
        endDate?: string;
        /** @description How many of the latest fiscal years; not with dates. */
        numberOfYears?: unknown;
        /** @description One value for each month, quarter or fiscal year, for the year to each month's end, or for the twelve months to it. */
        resolution?: "month" | "quarter" | "ytd" | "rolling12" | "year";
        /** @description Values of this dimension object, for example `2_12`; empty for the company. */
        dimensionId?: "" | string;
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        keyFigureId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Compute one key figure: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureResult"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getKeyFigureTrace: {
    parameters: {
      query?: {
        /** @description First day of the range; with `endDate`. The latest fiscal year unless given. */
        startDate?: string;
        /** @description Last day of the range, included. */
        endDate?: string;
        /** @description Values of this dimension object, for example `2_12`; empty for the company. */
        dimensionId?: "" | string;
        /** @description Rows of this account only: the first 2000 of each fiscal year. */
        account?: string;
        /** @description With `account`: how many rows to skip. */
        offset?: unknown;
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        keyFigureId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Trace a value of a key figure: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureTrace"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getKeyFigureTracePdf: {
    parameters: {
      query?: {
        /** @description First day of the range; with `endDate`. The latest fiscal year unless given. */
        startDate?: string;
        /** @description Last day of the range, included. */
        endDate?: string;
        /** @description Values of this dimension object, for example `2_12`; empty for the company. */
        dimensionId?: "" | string;
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        keyFigureId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get how a value of a key figure is made as a PDF: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/pdf": unknown;
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getKeyFigureTraceWorkbook: {
    parameters: {
      query?: {
        /** @description First day of the range; with `endDate`. The latest fiscal year unless given. */
        startDate?: string;
        /** @description Last day of the range, included. */
        endDate?: string;
        /** @description Values of this dimension object, for example `2_12`; empty for the company. */
        dimensionId?: "" | string;
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        keyFigureId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get how a value of a key figure is made as sheets of spreadsheet formulas: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureWorkbook"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getKeyFigurePdf: {
    parameters: {
      query?: {
        /** @description First day of the range; with `endDate`. */
        startDate?: string;
        /** @description Last day of the range, included. */
        endDate?: string;
        /** @description How many of the latest fiscal years; not with dates. */
        numberOfYears?: unknown;
        /** @description One value for each month, quarter or fiscal year, for the year to each month's end, or for the twelve months to it. */
        resolution?: "month" | "quarter" | "ytd" | "rolling12" | "year";
        /** @description Values of this dimension object, for example `2_12`; empty for the company. */
        dimensionId?: "" | string;
        /** @description Only the key figures of this preset, in its order. */
        keyFigurePresetId?: string;
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get key figures as a PDF: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/pdf": unknown;
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getKeyFigureWorkbook: {
    parameters: {
      query?: {
        /** @description First day of the range; with `endDate`. */
        startDate?: string;
        /** @description Last day of the range, included. */
        endDate?: string;
        /** @description How many of the latest fiscal years; not with dates. */
        numberOfYears?: unknown;
        /** @description One value for each month, quarter or fiscal year, for the year to each month's end, or for the twelve months to it. */
        resolution?: "month" | "quarter" | "ytd" | "rolling12" | "year";
        /** @description Values of this dimension object, for example `2_12`; empty for the company. */
        dimensionId?: "" | string;
        /** @description Only the key figures of this preset, in its order. */
        keyFigurePresetId?: string;
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get key figures as sheets of spreadsheet formulas: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureWorkbook"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAgencyKeyFigureValues: {
    parameters: {
      query?: {
        /** @description Ids separated by commas, of the catalogue or of a company's own; those of the preset Overview unless given. */
        keyFigures?: string[];
        /** @description The key figures of this standard preset as new companies have it. */
        keyFigurePresetId?: string;
        /** @description A month, the fiscal year up to the month's end (`ytd`, the default), the twelve months to it, or the fiscal year. */
        resolution?: "month" | "ytd" | "rolling12" | "year";
        /** @description The month YYYY-MM that is meant; each company's last booked one unless given. */
        period?: string;
        /** @description How many periods up to the requested one are in `histories`; none unless given. */
        history?: unknown;
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List key figures of an agency's companies: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AgencyKeyFigureValues"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAgencyKeyFigures: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the key figures that values of an agency's companies can be asked for: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigure"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listPortfolioViews: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the agency's views and one's own, by name: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PortfolioView"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createPortfolioView: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewPortfolioView"];
      };
    };
    responses: {
      /** @description Save a view: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PortfolioView"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getPortfolioView: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        portfolioViewId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a view: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PortfolioView"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updatePortfolioView: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        portfolioViewId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PortfolioViewChanges"];
      };
    };
    responses: {
      /** @description Rename a view, or save what it shows: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PortfolioView"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deletePortfolioView: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        portfolioViewId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getDefaultPortfolioView: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get the views that were chosen to open with: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DefaultPortfolioView"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateDefaultPortfolioView: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["DefaultPortfolioViewChanges"];
      };
    };
    responses: {
      /** @description Choose the view to open with: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DefaultPortfolioView"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCompanyStatuses: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the state of an agency's companies: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CompanyStatus"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  previewPortfolio: {
    parameters: {
      query?: {
        /** @description Ids separated by commas, of the catalogue or of a company's own. */
        keyFigures?: string[];
        /** @description The key figures of this standard preset as new companies have it. */
        keyFigurePresetId?: string;
        /** @description A month, the fiscal year up to the month's end (`ytd`, the default), the twelve months to it, or the fiscal year. */
        resolution?: "month" | "ytd" | "rolling12" | "year";
        /** @description The month YYYY-MM that is meant; each company's last booked one unless given. */
        period?: string;
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List an agency's first companies with their values and states: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PortfolioPreview"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCompanyMonths: {
    parameters: {
      query?: {
        /** @description The newest month YYYY-MM; the one before the present one unless given. */
        through?: string;
        /** @description How many months, at most 36; 12 unless given. */
        months?: unknown;
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List how far the work on the months of an agency's companies has come: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CompanyMonthList"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listFindings: {
    parameters: {
      query?: {
        /** @description `true` for those that somebody has answered; without it those that nobody has. */
        answered?: unknown;
        /** @description The most companies to list; 500 unless given, and at most. */
        limit?: unknown;
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List what an agency's rules find today: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AgencyFindings"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  answerFinding: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        companyId: string;
        findingId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FindingAnswerChanges"];
      };
    };
    responses: {
      /** @description Answer a finding: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FindingAnswer"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  takeBackFindingAnswer: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        companyId: string;
        findingId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listFindingRules: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the rules of an agency: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FindingRule"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createFindingRule: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewFindingRule"];
      };
    };
    responses: {
      /** @description Create a rule: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FindingRule"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getFindingRule: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        findingRuleId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a rule: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FindingRule"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateFindingRule: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        findingRuleId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FindingRuleChanges"];
      };
    };
    responses: {
      /** @description Change a rule, or switch it on or off: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FindingRule"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteFindingRule: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        findingRuleId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  previewFindingRule: {
    parameters: {
      query?: {
        /** @description Those of this type; without it all of the agency. */
        companyTypeId?: string;
      };
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewFindingRule"];
      };
    };
    responses: {
      /** @description Count the companies that a rule would find today: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FindingRulePreview"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listStandardFindingRules: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the rules every agency has from the start: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardFindingRule"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listTargets: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the targets: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureTarget"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateTargets: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["KeyFigureTargetChanges"];
      };
    };
    responses: {
      /** @description Set and clear targets: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureTarget"][];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listInheritedTargets: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the targets that a company inherits: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardKeyFigureTarget"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getBudget: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        fiscalYearId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read the budget, as it was typed in and as the file has it: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Budget"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateBudget: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
        fiscalYearId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BudgetChanges"];
      };
    };
    responses: {
      /** @description Set and clear amounts of the budget: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BudgetAmount"][];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteBudget: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
        fiscalYearId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listKeyFigureFormulas: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the key figures with formulas that hold for the company: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureFormula"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateKeyFigureFormula: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["KeyFigureFormulaChanges"];
      };
    };
    responses: {
      /** @description Make a new version of a key figure, or restore an earlier one: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureFormula"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createKeyFigureFormula: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewKeyFigureFormula"];
      };
    };
    responses: {
      /** @description Create a key figure of the company's own: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureFormula"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getKeyFigureFormula: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        keyFigureFormulaId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a key figure of the company's own: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureFormula"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateKeyFigureFormulaWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
        keyFigureFormulaId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["KeyFigureFormulaChanges"];
      };
    };
    responses: {
      /** @description Make a new version of a key figure, or restore an earlier one: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureFormula"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createKeyFigureFormulaWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        companyId: string;
        keyFigureFormulaId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewKeyFigureFormula"];
      };
    };
    responses: {
      /** @description Create a key figure of the company's own: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureFormula"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteKeyFigureFormula: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        companyId: string;
        keyFigureFormulaId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listKeyFigureFormulaVersions: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        keyFigureFormulaId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the versions of a key figure, the newest first: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureFormula"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listInheritedKeyFigureFormulas: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the key figures with formulas that a company inherits: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeyFigureFormula"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAgencyFormulaTerms: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List what formulas of an agency may name: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FormulaTerm"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listCompanyTypeFormulaTerms: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        companyTypeId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List what formulas of a company type may name: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FormulaTerm"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listFormulaTerms: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List what the company's formulas may name: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FormulaTerm"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  previewFormula: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        companyId: string;
        fiscalYearId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FormulaPreviewRequest"];
      };
    };
    responses: {
      /** @description See what a formula gives for the months of a fiscal year: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FormulaPreview"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listInheritedTexts: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the standard texts that a company inherits: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StandardText"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listActivity: {
    parameters: {
      query?: {
        /** @description Only entries of this day (UTC) and later. */
        startDate?: string;
        /** @description Only entries of this day (UTC) and earlier. */
        endDate?: string;
        /** @description Only entries by users whose name or user name has this in it, in capitals or not. */
        user?: string;
        /** @description Only entries about this resource, such as `Comment`. */
        resource?: string;
        /** @description `create`, `update`, `delete` or `import`. */
        action?: string;
        /** @description The `next` of the page that this one follows. */
        cursor?: string;
        /** @description At most so many entries in a page, up to 200; 50 unless told. */
        limit?: unknown;
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List what was changed, the newest first: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ActivityAnswer"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getActivity: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        companyId: string;
        activityId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read an entry with all of before and after: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ActivityEntry"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listAgencyActivity: {
    parameters: {
      query?: {
        /** @description Only entries of this day (UTC) and later. */
        startDate?: string;
        /** @description Only entries of this day (UTC) and earlier. */
        endDate?: string;
        /** @description Only entries by users whose name or user name has this in it, in capitals or not. */
        user?: string;
        /** @description Only entries about this resource, such as `Comment`. */
        resource?: string;
        /** @description `create`, `update`, `delete` or `import`, or the event of a `SecurityEvent`, such as `SignedIn`. */
        action?: string;
        /** @description Only entries about this company. */
        companyId?: string;
        /** @description Only the parts of this bulk change. Without this and `companyId`, a bulk change has one entry in the list. */
        bulkChangeId?: string;
        /** @description The `next` of the page that this one follows. */
        cursor?: string;
        /** @description At most so many entries in a page, up to 200; 50 unless told. */
        limit?: unknown;
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List what was changed in an agency, the newest first: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ActivityPage"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getAgencyActivity: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        activityId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read an entry with all of before and after: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ActivityEntry"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getLetterhead: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get the logo and colour of an agency: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Letterhead"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateLetterhead: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["LetterheadChanges"];
      };
    };
    responses: {
      /** @description Change the logo and colour of an agency: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Letterhead"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getMailSetup: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Tell whether the service sends mail, and from which address: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MailSetup"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listMails: {
    parameters: {
      query?: {
        /** @description Only mails in this state. */
        state?: "waiting" | "sent" | "failed";
        /** @description The `next` of an earlier answer. */
        cursor?: string;
        /** @description Maximum number of mails: up to 200, by default 50. */
        limit?: unknown;
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the mails of an agency, the newest first: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MailPage"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getMail: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        agencyId: string;
        mailId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a mail of an agency: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Mail"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  decideMail: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
        mailId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MailDecision"];
      };
    };
    responses: {
      /** @description Try a mail that failed again: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Mail"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  exportMe: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewExport"];
      };
    };
    responses: {
      /** @description Get everything about the signed-in user: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/zip": unknown;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  exportCompany: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        companyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewExport"];
      };
    };
    responses: {
      /** @description Get everything about a company: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/zip": unknown;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getMe: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get the signed-in user: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["User"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listUsers: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List users: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["User"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["UserChanges"];
      };
    };
    responses: {
      /** @description Update a user: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["User"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewUser"];
      };
    };
    responses: {
      /** @description Create a user: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["User"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        userName: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a user: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["User"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateUserWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        userName: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["UserChanges"];
      };
    };
    responses: {
      /** @description Update a user: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["User"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createUserWithId: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        userName: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewUser"];
      };
    };
    responses: {
      /** @description Create a user: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["User"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  deleteUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        userName: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listUserAccess: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List who can sign in, and when they last did, of the users one may see: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["UserAccess"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateCompanyPlaces: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CompanyPlaceChanges"];
      };
    };
    responses: {
      /** @description Change which companies are whose, many at once: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["User"][];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  handOver: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        agencyId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewHandOver"];
      };
    };
    responses: {
      /** @description Give the clients of a consultant who leaves to another: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["HandOver"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getUserAccess: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        userName: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get whether a user can sign in, and when they last did: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["UserAccess"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  updateUserAccess: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        userName: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["UserAccessChanges"];
      };
    };
    responses: {
      /** @description Bar a user one manages, or let them in again: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["UserAccess"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  erasePerson: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        userName: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewPersonErasure"];
      };
    };
    responses: {
      /** @description Erase a person one manages: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PersonErasure"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createPasswordLink: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        userName: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewPasswordLink"];
      };
    };
    responses: {
      /** @description Make a link with which a user one manages sets a password: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PasswordLink"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listSessionsOfUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        userName: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the sessions of a user one manages: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Session"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  endSessionsOfUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        userName: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listPersonalAccessTokensOfUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        userName: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the personal access tokens of a user one manages: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PersonalAccessToken"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  revokePersonalAccessTokensOfUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        userName: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  revokePersonalAccessTokenOfUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        userName: string;
        tokenId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  changePassword: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PasswordChange"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  resetSecondFactor: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        userName: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  getSecondFactor: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get whether the signed-in user has a second factor: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SecondFactor"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  changeSecondFactor: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SecondFactorChange"];
      };
    };
    responses: {
      /** @description Confirm the authenticator that was begun, make new recovery codes, or turn it off: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SecondFactor"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  beginSecondFactor: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SecondFactorBegin"];
      };
    };
    responses: {
      /** @description Begin to set up an authenticator: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Authenticator"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listSessions: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the own sessions: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Session"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  endSessions: {
    parameters: {
      query?: {
        /** @description `current` leaves the session that the request belongs to. */
        except?: "current";
      };
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  endSession: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        sessionId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listSecurityEvents: {
    parameters: {
      query?: {
        /** @description At most so many; 50 unless told. */
        limit?: unknown;
        /** @description Id of an event: only those before it. */
        before?: string;
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the own sign-ins, failed tries, and changes of password, second factor and tokens: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SecurityEventPage"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listSecurityEventsOfUser: {
    parameters: {
      query?: {
        /** @description At most so many; 50 unless told. */
        limit?: unknown;
        /** @description Id of an event: only those before it. */
        before?: string;
      };
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        userName: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the sign-ins, failed tries, and changes of password, second factor and tokens of a user one manages: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SecurityEventPage"];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  listPersonalAccessTokens: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the client has; a match answers 304. */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the own personal access tokens: the answer. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PersonalAccessToken"][];
        };
      };
      /** @description Not changed since the tag in If-None-Match. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  createPersonalAccessToken: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewPersonalAccessToken"];
      };
    };
    responses: {
      /** @description Make a personal access token: the answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PersonalAccessToken"];
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
  revokePersonalAccessToken: {
    parameters: {
      query?: never;
      header?: {
        /** @description The entity tag of the state that the write is meant for; another state answers 412. */
        "If-Match"?: components["parameters"]["IfMatch"];
      };
      path: {
        tokenId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": null;
        };
      };
      400: components["responses"]["InvalidRequest"];
      401: components["responses"]["AuthenticationRequired"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["AlreadyExists"];
      412: components["responses"]["RuleViolation"];
      413: components["responses"]["TooLarge"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["UnexpectedError"];
      503: components["responses"]["Unavailable"];
    };
  };
}
