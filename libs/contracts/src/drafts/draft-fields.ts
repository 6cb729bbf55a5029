import type { DraftForm } from '@keelson/vocabulary';

/**
 * Names of the fields that a form's draft may hold. No password is among them, and neither is consent, which is given by
 * sending the form.
 */
const FIELDS: Readonly<Record<DraftForm, RegExp>> = {
  'generic-questions': /^questions\.[\w-]{1,60}$/,
  'own-figures': /^(?:financial_month|(?:balance|profit) \d{4}-\d{2} \w{1,60}|day \d{4}-\d{2}-\d{2} \w{1,60})$/,
  'employee-numbers': /^\d{4}-\d{2}$/,
  goals: /^(?:goals\.\d\.(?:goal|date|amount)|withdrawalTaxPercent)$/,
  profile: /^(?:firstName|sector|phone)$/,
  'what-if-inputs':
    /^(?:noOfMonths(?:This|Last)Year|(?:sales|costOfSales)(?:YTD|LastYear)|payroll(?:YTD|CostLastYear)|overheadCosts(?:YTD|LastYear))$/,
  // Sub-chapter and question; video and its version.
  'quiz-answers': /^[\w-]{1,60}\.[\w-]{1,60}$/,
  'videos-played': /^[\w-]{1,60}\.[\w-]{1,60}$/,
};

export const isFieldOf = (form: DraftForm, field: string): boolean => FIELDS[form].test(field);
