import type { Decimal } from '@keelson/kernel';
import type { FigureUnit } from '@keelson/vocabulary';
import type { Company } from '../values';
import type { Figure, FigureFlag, FigureInput, InputSource } from './figure';
import type { FormulaId } from './formulas';
import { FORMULAS } from './formulas';
import {
  figureInput,
  inputValue,
  type KnownSource,
  knownProvenance,
  knownValue,
  type Provenance,
  provenanceOf,
} from './inputs';

/** The months or days that a flag is about. */
function about(flag: FigureFlag): string {
  if ('month' in flag) return flag.month;
  if ('months' in flag) return String(flag.months);
  return 'dates' in flag ? String(flag.dates) : '';
}

/** Flags about one thing are said once; the accounts of one kind of flag are named together. */
function distinct(flags: readonly FigureFlag[]): FigureFlag[] {
  const said = new Map<string, FigureFlag>();
  const ofAccounts = { splitUnknown: new Set<number>(), unmapped: new Set<number>() };
  for (const flag of new Set(flags)) {
    if ('refs' in flag) flag.refs.forEach((ref) => ofAccounts[flag.kind].add(ref));
    else said.set(flag.kind + about(flag), flag);
  }
  const named = (['splitUnknown', 'unmapped'] as const).flatMap((kind): FigureFlag[] => {
    const refs = [...ofAccounts[kind]].sort((a, b) => a - b);
    return refs.length > 0 ? [{ kind, refs }] : [];
  });
  return [...said.values(), ...named];
}

type Sources<Name extends string, Source> = Readonly<Record<Name, Source>>;
type Compute<Name extends string> = (inputs: Readonly<Record<Name, Decimal>>) => Decimal | null;

function combine<Name extends string, Source extends InputSource>(
  formulaId: FormulaId,
  sources: Sources<Name, Source>,
  read: (from: Source) => { readonly value: Decimal | null; readonly provenance: Provenance },
  compute: Compute<Name>,
  own: readonly FigureFlag[],
): Figure {
  const inputs: FigureInput[] = [];
  const values: Partial<Record<Name, Decimal>> = {};
  const importIds = new Set<string>();
  const flags: FigureFlag[] = [...own];
  let complete = true;
  for (const name of Object.keys(sources) as Name[]) {
    const from = sources[name];
    const { value, provenance } = read(from);
    inputs.push({ name, value, from });
    if (value === null) complete = false;
    else values[name] = value;
    provenance.importIds.forEach((importId) => importIds.add(importId));
    flags.push(...provenance.flags);
  }
  return {
    value: complete ? compute(values as Record<Name, Decimal>) : null,
    formulaId,
    formulaVersion: FORMULAS[formulaId].version,
    importIds: [...importIds].sort(),
    flags: flags.length === 0 ? [] : distinct(flags),
    inputs,
  };
}

/**
 * Computes a figure from named inputs. One that there is none of makes the figure `null`, as does a denominator that
 * `compute` finds wanting (formulas 5.0). Nothing is rounded.
 */
export const calculate = <Name extends string>(
  company: Company,
  formulaId: FormulaId,
  sources: Sources<Name, InputSource>,
  compute: Compute<Name>,
  own: readonly FigureFlag[] = [],
): Figure =>
  combine(
    formulaId,
    sources,
    (from) => ({ value: inputValue(company, from), provenance: provenanceOf(company, from) }),
    compute,
    own,
  );

/** Like `calculate`, of other figures and of what was given: it needs no books, so that a page computes it as well. */
export const derive = <Name extends string>(
  formulaId: FormulaId,
  sources: Sources<Name, KnownSource>,
  compute: Compute<Name>,
  own: readonly FigureFlag[] = [],
): Figure =>
  combine(formulaId, sources, (from) => ({ value: knownValue(from), provenance: knownProvenance(from) }), compute, own);

/** The quotient; `null` unless the divisor is above nothing (formulas 5.0). */
export const quotient = (dividend: Decimal, divisor: Decimal): Decimal | null =>
  divisor.gt(0) ? dividend.div(divisor) : null;

/** Part ÷ whole × 100; `null` unless the whole is above nothing. */
export const percentOf = (part: Decimal, whole: Decimal): Decimal | null => quotient(part.times(100), whole);

/** (New − old) ÷ |old| × 100, so that from loss to profit is positive; `null` from nothing (formulas 5.0). */
export const percentChange = (now: Decimal, before: Decimal): Decimal | null =>
  percentOf(now.minus(before), before.abs());

const DIFFERENCES: Readonly<Partial<Record<FigureUnit, FormulaId>>> = {
  percent: 'changeInPoints',
  days: 'changeInDays',
  times: 'changeInTimes',
};

/**
 * How a figure moved, as its card says it: amounts in percent, shares in points, days and turns by how many. `null`
 * where either figure is.
 */
export function movementOf(company: Company, now: Figure, before: Figure): Figure {
  const difference = DIFFERENCES[FORMULAS[now.formulaId].unit];
  if (difference === undefined) return changeOf(company, now, before);
  const inputs = { now: figureInput(now), before: figureInput(before) };
  return calculate(company, difference, inputs, (of) => of.now.minus(of.before));
}

/** The change between two figures in percent; `null` where either is. */
export const changeOf = (company: Company, now: Figure, before: Figure): Figure =>
  calculate(company, 'change', { now: figureInput(now), before: figureInput(before) }, (inputs) =>
    percentChange(inputs.now, inputs.before),
  );
