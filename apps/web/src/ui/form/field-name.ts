import { fieldId } from './field-id';

/** What a field of the page is called; `undefined` for a box to tick, whose label is a sentence. */
export function fieldName(formId: string, name: string): string | undefined {
  const field = document.getElementById(fieldId(formId, name));
  if (field instanceof HTMLFieldSetElement) return field.querySelector('legend')?.textContent.trim();
  if (!(
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement
  ))
    return undefined;
  return field.type === 'checkbox' ? undefined : field.labels?.[0]?.textContent.trim();
}
