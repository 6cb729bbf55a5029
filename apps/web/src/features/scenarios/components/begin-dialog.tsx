import { NO_CHANGES } from '@keelson/calculators/planning';
import { useLazyScenarios } from '../use-lazy-scenarios';
import { baseText, DAY_COUNT } from '../scenario-words';
import { mediumMonth } from '../../../figures/month-words';
import { type ScenariosRead, useScenariosBeginMutation } from '../scenarios.api';
import { useScenariosAddress } from '../use-scenarios-address';
import { SelectField } from '../../../ui/form/select-field';
import { useNow } from '../../../ui/format/use-now';
import { KnownOnField } from './known-on-field';
import { NameDialog } from './name-dialog';

interface BeginDialogProps {
  readonly accountId: string;
  readonly read: ScenariosRead;
  readonly open: boolean;
  readonly onClose: () => void;
}

const MINUTE = 60_000;

/** A plan that began a year ago is over. */
const MOST_MONTHS_BACK = 12;

/** Begins a scenario on the latest figures, or as at the end of an earlier month, to see what then happened. */
export function BeginDialog({ accountId, read, open, onClose }: BeginDialogProps) {
  const [begin] = useScenariosBeginMutation();
  const figuresBy = useLazyScenarios(accountId);
  const { open: openScenario } = useScenariosAddress();
  const { now, actuals } = read;
  const today = new Date(useNow(MINUTE)).toISOString().slice(0, 10);
  if (!open || now === null) return null;
  const earlier = actuals
    .map(({ month }) => month)
    .slice(-MOST_MONTHS_BACK - 1, -1)
    .reverse();
  return (
    <NameDialog
      title="New scenario"
      submit="Begin"
      name=""
      onClose={onClose}
      onSubmit={async ({ name, asAt, knownOn }) => {
        const by = { ...(asAt !== '' && { asAt }), ...(knownOn !== '' && { knownOn }) };
        const shown = asAt === '' && knownOn === '' ? now.shown : await figuresBy(by);
        const body = { name, changes: NO_CHANGES, shown, ...by };
        const { scenarioId } = await begin({ accountId, body }).unwrap();
        openScenario(scenarioId);
      }}
      {...(earlier.length > 0 && {
        besides: (form) => (
          <>
            <SelectField
              form={form}
              name="asAt"
              label="Figures up to"
              placeholder={`The latest: ${baseText(now)}`}
              hint="An earlier month shows at once what happened after it."
              options={earlier.map((month) => ({ value: month, label: `The end of ${mediumMonth(month)}` }))}
            />
            <KnownOnField form={form} today={today} />
          </>
        ),
      })}
    >
      <p>{DAY_COUNT}</p>
    </NameDialog>
  );
}
