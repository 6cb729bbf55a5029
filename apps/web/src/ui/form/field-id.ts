export const fieldId = (formId: string, name: string): string => `${formId}-${name}`;
