import { planningMessages as texts } from '@keelson/contracts/planning';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Versioned } from '../../../client/answer';
import { isOverwriting } from '../../../client/api-problem';
import * as paths from '../../../client/paths';
import { DraftNote } from '../../../drafts/draft-note';
import { DraftSaving } from '../../../drafts/draft-saving';
import { useFormDraft } from '../../../drafts/use-form-draft';
import { useViewer } from '../../../session/use-viewer';
import { Card } from '../../../ui/card/card';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { changedMeanwhile } from '../../../ui/form/changed-meanwhile';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { type FieldMessages, useForm } from '../../../ui/form/use-form';
import { useTypedInto } from '../../../ui/form/use-typed-into';
import { useNotices } from '../../../ui/notices/use-notices';
import type { FormActs } from '../form-acts';
import { inputsBody, inputsValues, type InputsValues, readInputs } from '../input-values';
import { type Inputs, usePlanningSaveInputsMutation } from '../planning.api';
import { InputsGrid } from './inputs-grid';

type ReadNow = Inputs & Versioned;

interface InputsFormProps {
  readonly accountId: string;
  readonly inputs: ReadNow;
  readonly readAgain: () => Promise<ReadNow>;
  /** Buttons of the onboarding, which end its step. */
  readonly buttons?: ((acts: FormActs) => ReactNode) | undefined;
}

const loadRules = () => import('../input-rules').then(({ inputRules }) => inputRules);

const stopped = (messages: FieldMessages<InputsValues>): string | undefined =>
  Object.values(messages).includes(texts.required) ? texts.fillAll : undefined;

/** The figures as their owner types them: saved all together, kept as they are typed. */
export function InputsForm({ accountId, inputs: newest, readAgain, buttons }: InputsFormProps) {
  const { email } = useViewer();
  const [send] = usePlanningSaveInputsMutation();
  const navigate = useNavigate();
  const { toast } = useNotices();

  /** Answers with what another device saved meanwhile, in place of saving. */
  const save = async (values: InputsValues): Promise<string | undefined> => {
    await draft.keeper.flush();
    const body = { ...(inputsBody(values) as Record<keyof InputsValues, number>), id: accountId, email };
    try {
      await send({ accountId, version: read.version, body }).unwrap();
    } catch (error) {
      if (!isOverwriting(error)) throw error;
      const now = await readAgain();
      setRead(now);
      return changedMeanwhile(readInputs(read), readInputs(now));
    }
    draft.keeper.settle();
    // From here on the boxes follow what is saved, on whatever device.
    await readAgain().then(form.reset, () => undefined);
    return undefined;
  };

  const form = useForm<InputsValues>('what-if-inputs', {
    initial: inputsValues(newest),
    rules: loadRules,
    fallback: texts.somethingWrong,
    stopped,
    submit: save,
  });
  const toPlanner = async (): Promise<void> => {
    toast(texts.saved, 'success');
    await navigate(paths.calculator);
  };
  // In the sign-up Continue saves as well, and leads elsewhere.
  const next: typeof form = {
    ...form,
    onSubmit: (event) => {
      event.preventDefault();
      form.submitThen(toPlanner);
    },
  };
  const [read, setRead] = useTypedInto(newest, form.typed);
  const draft = useFormDraft(form, { draft: 'what-if-inputs', owned: true, ready: true });
  if (!draft.loaded)
    return (
      <Card>
        <SkeletonLines lines={9} label="Loading your figures" />
      </Card>
    );
  const acts: FormActs = {
    busy: form.busy,
    isComplete: async () => Object.keys((await loadRules())(form.values)).length === 0,
    save: async () => {
      const meanwhile = await save(form.values);
      if (meanwhile !== undefined) throw new Error(meanwhile);
    },
    keep: draft.keeper.flush,
    saveAnd: form.submitThen,
  };
  return (
    <Form form={next} label="What-if inputs">
      <DraftNote draft={draft} />
      <Card>
        <InputsGrid form={form} />
        <div className="k-form-actions">
          <SubmitButton form={form} intent={buttons ? 'none' : 'primary'}>
            {texts.next}
          </SubmitButton>
          {buttons?.(acts)}
          <DraftSaving draft={draft} />
        </div>
      </Card>
    </Form>
  );
}
