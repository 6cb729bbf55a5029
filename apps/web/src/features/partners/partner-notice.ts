/** What a dialog tells once it is closed. */
export interface PartnerNotice {
  readonly tone: 'positive' | 'info';
  readonly text: string;
}
