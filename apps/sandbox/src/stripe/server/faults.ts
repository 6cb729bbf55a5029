/** What the sandbox does wrong on purpose. */
export interface Faults {
  readonly webhooks: {
    /** Nothing arrives; every attempt counts as failed. */
    readonly drop: boolean;
    /** Each event arrives twice. */
    readonly duplicate: boolean;
    /** Events arrive in no order. */
    readonly shuffle: boolean;
    /** Milliseconds before the first attempt. */
    readonly delay: number;
  };
  /** How the API answers, for so many requests. */
  readonly answers: {
    readonly kind: AnswerFault;
    readonly times: number;
    /** Only requests whose address holds this, an id for example. */
    readonly of?: string;
  };
}

export const ANSWER_FAULTS = [
  'none',
  'rate-limit',
  'server-error',
  'retryable-error',
  'kept-error',
  'slow',
  'lost-reply',
  'expired-key',
] as const;

export type AnswerFault = (typeof ANSWER_FAULTS)[number];

const NONE: Faults = {
  webhooks: { drop: false, duplicate: false, shuffle: false, delay: 0 },
  answers: { kind: 'none', times: 0 },
};

/** The switches. They are back at rest after a restart. */
export class FaultSwitches {
  private faults = NONE;

  get now(): Faults {
    return this.faults;
  }

  set(webhooks: Partial<Faults['webhooks']>, answers: Partial<Faults['answers']>): Faults {
    const next = { ...this.faults.answers, ...answers };
    const isOver = next.kind === 'none' || next.times <= 0;
    this.faults = {
      webhooks: { ...this.faults.webhooks, ...webhooks },
      answers: isOver ? NONE.answers : next,
    };
    return this.faults;
  }

  clear(): Faults {
    this.faults = NONE;
    return this.faults;
  }

  /** The fault of this answer; one fewer is left. */
  takeAnswer(url: string): AnswerFault {
    const { kind, times, of = '' } = this.faults.answers;
    if (!url.includes(of)) return 'none';
    if (kind !== 'none') this.set({}, { times: times - 1 });
    return kind;
  }
}
