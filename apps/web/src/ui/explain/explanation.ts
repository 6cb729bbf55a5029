import type { Tone } from '@keelson/vocabulary';

/** Whether a change is welcome; `neutral` has no colour. */
export type Welcome = Tone;

export interface ExplainedStep {
  readonly text: string;
  readonly value: string;
}

export interface ExplainedGroup {
  readonly name: string;
  readonly lines: readonly ExplainedStep[];
  readonly total: ExplainedStep;
}

/** How a figure is told, every value already written as people read it. */
export interface Explanation {
  readonly title: string;
  readonly value: string;
  /** `days`, where the value alone does not say it. */
  readonly unit?: string | undefined;
  /** What it is of: `12 months to October 2026`. */
  readonly period: string;
  /** What the figure means for the owner. */
  readonly meaning: string;
  /** What the owner could do, where the figure's own data say what it would bring. */
  readonly couldDo?: string | undefined;
  /** The sum, step by step, and what it comes to. */
  readonly steps: readonly ExplainedStep[];
  readonly result: ExplainedStep;
  readonly notes: readonly string[];
  /** From an earlier value to this one; the steps between add up. */
  readonly movement?:
    | {
        readonly from: ExplainedStep;
        readonly steps: readonly (ExplainedStep & { readonly welcome: Welcome; readonly rises: boolean })[];
        readonly to: ExplainedStep;
      }
    | undefined;
  /** Of a change: the figures that it lies between, each with its own sum and lines. */
  readonly sides?: readonly (Pick<Explanation, 'steps' | 'result' | 'groups'> & { readonly title: string })[];
  /** Lines of the books behind it, in groups that each add up to a step of the sum. */
  readonly groups: readonly ExplainedGroup[];
  /** The imports that brought the lines, with when each came in. */
  readonly imports: readonly ExplainedStep[];
  /** Where the figures come from. */
  readonly facts: readonly ExplainedStep[];
}
