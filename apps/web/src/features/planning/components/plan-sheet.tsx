import type { Plan } from '@keelson/calculators/planning';
import { calculationMessages as texts } from '@keelson/contracts/planning';
import { PLAN_SLIDERS } from '@keelson/vocabulary';
import type { PlannerRead } from '../planner.api';
import { readSliders, valueOf } from '../planner-figures';
import {
  changePercentText,
  changeText,
  COLUMN_TITLES,
  isMoney,
  poundsText,
  ROW_TITLES,
  SLIDER_WORDS,
  TABLE_ROWS,
  tableText,
} from '../planner-words';
import { signedText } from '../slider-texts';
import { SheetTable, SnapshotSheet } from './snapshot-sheet';

interface PlanSheetProps {
  readonly read: PlannerRead;
  readonly plan: Plan;
}

const COLUMNS = ['lastYear', 'thisYear', 'impact'] as const;

/** A saved plan as a page to print; nothing for the figures of now. */
export function PlanSheet({ read, plan }: PlanSheetProps) {
  const { saved, companyName, months } = read;
  if (saved === null) return null;
  const sliders = readSliders(read);
  return (
    <SnapshotSheet title="What-if plan" {...{ companyName, saved, months }}>
      <SheetTable
        title="What would change"
        rows={PLAN_SLIDERS.map((slider) => ({
          name: SLIDER_WORDS[slider].title,
          values: [sliders[slider] === 0 ? 'left as it is' : `${signedText(sliders[slider])}%`],
        }))}
      />
      <SheetTable
        title="A full year, before and after"
        columns={['Line', ...COLUMNS.map((column) => COLUMN_TITLES[column])]}
        rows={[
          { name: 'Sales', values: COLUMNS.map((column) => poundsText(valueOf(plan[column].sales))) },
          ...TABLE_ROWS.map((row) => ({
            name: ROW_TITLES[row],
            values: COLUMNS.map((column) => tableText(row, valueOf(plan.table[column][row]))),
            strong: isMoney(row),
          })),
        ]}
      />
      <SheetTable
        title="What it comes to"
        rows={[
          {
            name: texts.plannerChange,
            values: [`${changeText(valueOf(plan.change))} (${changePercentText(valueOf(plan.changePercent))})`],
            strong: true,
          },
          { name: 'EBITDA', values: [poundsText(valueOf(plan.ebitda))] },
        ]}
      />
      <p className="k-print-foot">
        Projected is the year so far as a full year. Shares are of sales; other income is left out.
      </p>
    </SnapshotSheet>
  );
}
