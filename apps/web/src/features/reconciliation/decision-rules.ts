import { decisionText } from '@keelson/contracts/reconciliation';
import type { FieldMessages } from '../../ui/form/use-form';

/** What somebody writes to a case. */
export interface Written {
  readonly text: string;
}

export function writtenRules({ text }: Written): FieldMessages<Written> {
  const message = decisionText.safeParse(text).error?.issues[0]?.message;
  return message === undefined ? {} : { text: message };
}
