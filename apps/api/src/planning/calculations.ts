import { calculationMessages as texts, savedListOf } from '@keelson/contracts/planning';
import type { CalculationRefusal } from '@keelson/domain/planning';
import type { SavedCalculationRow, WhatIfInputsRow } from '@keelson/read-models/planning';
import type { PlanningTool } from '@keelson/vocabulary';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type CompanyRead, CompanyReader } from '../books/company-reader';
import type { Caller } from '../platform/access/caller';
import type { CommandContext } from '../platform/execution/command-context';
import { type Reading, together } from '../platform/execution/read-model-reader';
import { type Answer, type Meta, success } from '../platform/wire/answer';
import { GetSavedCalculation } from './get-saved-calculations.query';
import { GetTypedInputs } from './get-typed-inputs.query';
import { SaveCalculation } from './save-calculation.command';

interface Asked {
  readonly caller: Caller;
  readonly params: { readonly accountId: string };
  readonly context: CommandContext;
  readonly minimumPosition?: number | undefined;
}

/** How a planning tool starts from what an account has. */
export interface ToolStart<Start> {
  readonly tool: PlanningTool;
  /** What was typed as What-If inputs counts where the books have nothing. */
  readonly takesTyped: boolean;
  /** `null` where there is nothing to start from. */
  readonly startOf: (read: CompanyRead, typed: WhatIfInputsRow | undefined) => Start | null;
}

interface Started<Start> {
  readonly read: CompanyRead;
  readonly start: Start | null;
}

type Opened<Start> =
  | { readonly of: 'nothing'; readonly code: 'ACCOUNT_NOT_FOUND' | 'SAVED_NOT_FOUND'; readonly meta: Meta }
  | ({ readonly of: 'live'; readonly meta: Meta } & Started<Start>)
  | { readonly of: 'saved'; readonly read: CompanyRead; readonly saved: SavedCalculationRow; readonly meta: Meta };

export type Found<Start> =
  | { readonly ok: true; readonly start: Start }
  | { readonly ok: false; readonly code: 'ACCOUNT_NOT_FOUND' | 'FIGURES_UNKNOWN' | 'FIGURES_CHANGED' };

/** The limit of a day is answered like a success (finance §8), everything else is for the tool to refuse. */
type Saved =
  | { readonly ok: true; readonly answer: Answer<{ readonly saved: boolean; readonly storedDate: string | null }> }
  | { readonly ok: false; readonly code: Exclude<CalculationRefusal['code'], 'LIMIT_REACHED'> };

/** What the planning tools do alike: read what an account's figures are, open a saved calculation, and save one. */
@Injectable()
export class Calculations {
  constructor(
    private readonly companies: CompanyReader,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** What the account's calculations start from now; nothing out of the caller's scope. */
  async start<Start>(
    { caller, params, context, minimumPosition }: Asked,
    { takesTyped, startOf }: ToolStart<Start>,
  ): Promise<Reading<Started<Start> | undefined>> {
    const asked = { caller, accountId: params.accountId, context, minimumPosition };
    const reading = this.companies.read(asked);
    const typing = takesTyped ? this.queries.execute(new GetTypedInputs(asked)) : reading.then(nothingTyped);
    const { value, meta } = together(...(await Promise.all([reading, typing])));
    const [read, typed] = value;
    return { value: read && { read, start: startOf(read, typed) }, meta };
  }

  /** The figures of now, or the calculation that was saved at an instant. */
  async open<Start>(
    asked: Asked & { readonly query: { readonly created?: string | undefined } },
    tool: ToolStart<Start>,
  ): Promise<Opened<Start>> {
    const { caller, minimumPosition, query } = asked;
    const list = savedListOf(asked.params.accountId);
    const found = await this.start({ ...asked, params: { accountId: list.accountId } }, tool);
    if (!found.value) return { of: 'nothing', code: 'ACCOUNT_NOT_FOUND', meta: found.meta };
    if (query.created === undefined) return { of: 'live', ...found.value, meta: found.meta };
    const wanted = { caller, ...list, tool: tool.tool, minimumPosition };
    const saved = await this.queries.execute(new GetSavedCalculation(wanted, query.created));
    const { meta } = together(found, saved);
    if (!saved.value) return { of: 'nothing', code: 'SAVED_NOT_FOUND', meta };
    return { of: 'saved', read: found.value.read, saved: saved.value, meta };
  }

  /** What the account's calculations start from now, where it is what the caller was shown. */
  async shown<Start>(asked: Asked, tool: ToolStart<Start>, isShown: (start: Start) => boolean): Promise<Found<Start>> {
    const { value } = await this.start(asked, tool);
    if (!value) return { ok: false, code: 'ACCOUNT_NOT_FOUND' };
    if (value.start === null) return { ok: false, code: 'FIGURES_UNKNOWN' };
    return isShown(value.start) ? { ok: true, start: value.start } : { ok: false, code: 'FIGURES_CHANGED' };
  }

  /** Saves for the customer, in the list of the person who calls. */
  async save({ caller, params, context }: Asked, what: Omit<SaveCalculation['what'], 'savedBy'>): Promise<Saved> {
    const savedBy = caller.kind === 'partner' ? 'partner' : 'owner';
    const outcome = await this.commands.execute(new SaveCalculation(params.accountId, { ...what, savedBy }, context));
    if (outcome.ok) {
      const { events, position } = outcome.value;
      return {
        ok: true,
        answer: success({ saved: true, storedDate: events.at(-1)?.data.savedAt ?? null }, { position }),
      };
    }
    const { code } = outcome.failure;
    if (code !== 'LIMIT_REACHED') return { ok: false, code };
    return {
      ok: true,
      answer: success({ saved: false, storedDate: null }, undefined, { message: texts.limitReached }),
    };
  }
}

const nothingTyped = ({ meta }: Reading<unknown>): Reading<WhatIfInputsRow | undefined> => ({ value: undefined, meta });
