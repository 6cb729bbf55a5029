import { accepted, refused, type Result } from '@keelson/kernel';
import type { CaseDecisions, OpenAdjustment, ReconciliationState } from '@keelson/vocabulary';
import type { Decider } from '../decider';
import { type AskCustomer, type AskRefusal, ask } from './ask-customer';
import type { AdjustmentProposed, CaseEvent } from './case.events';
import { changesBetween } from './evidence';
import { MATCHING_VERSION, type Verdict } from './matching';
import type { SeenCase } from './seen-case';

export type CaseCommand =
  | { readonly name: 'Match'; readonly seen: SeenCase; readonly reason: string; readonly aloneUpToPence: number }
  | { readonly name: 'Unmatch'; readonly seen: SeenCase; readonly reason: string }
  | { readonly name: 'Assign'; readonly seen: SeenCase; readonly assignee: string | null }
  | { readonly name: 'Comment'; readonly seen: SeenCase; readonly text: string }
  | {
      readonly name: 'ProposeAdjustment';
      readonly seen: SeenCase;
      readonly reason: string;
      readonly by: string;
      readonly at: Date;
    }
  | { readonly name: 'ApproveAdjustment'; readonly seen: SeenCase; readonly by: string }
  | { readonly name: 'RefuseAdjustment'; readonly seen: SeenCase; readonly reason: string }
  | { readonly name: 'Accept'; readonly seen: SeenCase; readonly reason: string }
  | AskCustomer;

export type CaseRefusal = {
  readonly code:
    | 'ALREADY_SETTLED'
    | 'NOTHING_TO_SETTLE'
    | 'SECOND_PERSON_NEEDED'
    | 'ADJUSTMENT_OPEN'
    | 'NO_ADJUSTMENT'
    | 'OWN_ADJUSTMENT'
    | 'CHANGED_MEANWHILE'
    | 'NOT_MATCHED'
    | 'NOT_SAFE'
    | AskRefusal['code'];
};

type Decision = Result<readonly CaseEvent[], CaseRefusal>;

/** What people decide about one case. A decision holds for what they saw: it never covers a later fact. */
export const caseDecider: Decider<CaseCommand, CaseDecisions, CaseEvent, CaseRefusal> = {
  initialState: { settlement: null, adjustment: null, assignee: null },
  decide(command, state) {
    const { caseId, kind } = command.seen;
    const of = { caseId, kind };
    switch (command.name) {
      case 'Match':
        return match(command, state);
      case 'Unmatch': {
        const { reason } = command;
        return state.settlement
          ? one({ type: 'reconciliation.case-unmatched.v1', data: { ...of, reason } })
          : refused({ code: 'NOT_MATCHED' });
      }
      case 'Assign': {
        const { assignee } = command;
        if (assignee === state.assignee) return accepted([]);
        return one({ type: 'reconciliation.case-assigned.v1', data: { ...of, assignee } });
      }
      case 'Comment':
        return one({ type: 'reconciliation.case-commented.v1', data: { ...of, text: command.text } });
      case 'ProposeAdjustment':
        return propose(command, state);
      case 'ApproveAdjustment':
        return approve(command, state);
      case 'RefuseAdjustment':
        return state.adjustment
          ? one({ type: 'reconciliation.adjustment-refused.v1', data: { ...of, reason: command.reason } })
          : refused({ code: 'NO_ADJUSTMENT' });
      case 'Accept':
        return accept(command, state);
      case 'AskCustomer':
        return ask(command, state);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'reconciliation.case-matched.v1':
        return { ...state, settlement: { act: 'matched', evidence: event.data.evidence } };
      case 'reconciliation.case-accepted.v1':
        return { ...state, settlement: { act: 'accepted', evidence: event.data.evidence } };
      case 'reconciliation.case-unmatched.v1':
        return { ...state, settlement: null };
      case 'reconciliation.case-assigned.v1':
        return { ...state, assignee: event.data.assignee };
      case 'reconciliation.case-commented.v1':
        return state;
      case 'reconciliation.adjustment-proposed.v1':
        return { ...state, adjustment: adjustmentOf(event.data) };
      case 'reconciliation.adjustment-approved.v1':
        return { ...state, adjustment: null, settlement: { act: 'adjusted', evidence: event.data.evidence } };
      case 'reconciliation.adjustment-refused.v1':
        return { ...state, adjustment: null };
      case 'reconciliation.customer-asked.v1':
        return { ...state, askedOn: event.data.askedOn };
    }
  },
};

const adjustmentOf = ({ amountPence, by, proposedAt, evidence }: AdjustmentProposed['data']): OpenAdjustment => ({
  amountPence,
  by,
  proposedAt,
  evidence,
});

const one = (event: CaseEvent): Decision => accepted([event]);

/** Why it cannot be settled now; `undefined` where it can. */
function hindrance({ evidence, verdict }: SeenCase, state: CaseDecisions): CaseRefusal | undefined {
  if (state.adjustment) return { code: 'ADJUSTMENT_OPEN' };
  if (state.settlement && changesBetween(state.settlement.evidence, evidence).length === 0)
    return { code: 'ALREADY_SETTLED' };
  return !state.settlement && verdict.reason === null ? { code: 'NOTHING_TO_SETTLE' } : undefined;
}

type CommandOf<Name extends CaseCommand['name']> = Extract<CaseCommand, { name: Name }>;

function match({ seen, reason, aloneUpToPence }: CommandOf<'Match'>, state: CaseDecisions): Decision {
  const hindered = hindrance(seen, state);
  if (hindered) return refused(hindered);
  const { caseId, kind, evidence, verdict } = seen;
  const { gapPence } = verdict;
  if (Math.abs(gapPence) > aloneUpToPence) return refused({ code: 'SECOND_PERSON_NEEDED' });
  return one({
    type: 'reconciliation.case-matched.v1',
    data: { caseId, kind, reason, gapPence, evidence, version: MATCHING_VERSION },
  });
}

function propose({ seen, reason, by, at }: CommandOf<'ProposeAdjustment'>, state: CaseDecisions): Decision {
  const hindered = hindrance(seen, state);
  if (hindered) return refused(hindered);
  const { caseId, kind, evidence, verdict } = seen;
  return one({
    type: 'reconciliation.adjustment-proposed.v1',
    data: {
      ...{ caseId, kind, amountPence: verdict.gapPence, by, proposedAt: at.toISOString() },
      ...{ reason, evidence, version: MATCHING_VERSION },
    },
  });
}

/** Of somebody else alone, and of what the first person saw. */
function approve({ seen, by }: CommandOf<'ApproveAdjustment'>, { adjustment }: CaseDecisions): Decision {
  if (!adjustment) return refused({ code: 'NO_ADJUSTMENT' });
  if (adjustment.by === by) return refused({ code: 'OWN_ADJUSTMENT' });
  const { caseId, kind, evidence } = seen;
  if (changesBetween(adjustment.evidence, evidence).length > 0) return refused({ code: 'CHANGED_MEANWHILE' });
  const { amountPence } = adjustment;
  return one({ type: 'reconciliation.adjustment-approved.v1', data: { caseId, kind, amountPence, evidence } });
}

const SAFE: ReadonlySet<ReconciliationState | null> = new Set(['Refunded', 'Disputed']);

/**
 * Whether it can be accepted among many: a refund or dispute on which both sides agree to the penny, also where it came
 * after its month was closed.
 */
export const isSafe = ({ state, reason }: Pick<Verdict, 'state' | 'reason'>): boolean =>
  (reason === null || reason === 'changedSinceClose') && SAFE.has(state);

function accept({ seen, reason }: CommandOf<'Accept'>, state: CaseDecisions): Decision {
  const { caseId, kind, evidence, verdict } = seen;
  if (verdict.state === null || !isSafe(verdict)) return refused({ code: 'NOT_SAFE' });
  if (state.settlement && changesBetween(state.settlement.evidence, evidence).length === 0) return accepted([]);
  return one({
    type: 'reconciliation.case-accepted.v1',
    data: { caseId, kind, state: verdict.state, reason, evidence, version: MATCHING_VERSION },
  });
}
