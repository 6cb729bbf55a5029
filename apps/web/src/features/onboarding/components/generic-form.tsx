import { type GenericQuestion, onboardingMessages as texts } from '@keelson/contracts/onboarding';
import { useNavigate } from 'react-router-dom';
import { DraftNote } from '../../../drafts/draft-note';
import { DraftSaving } from '../../../drafts/draft-saving';
import { useFormDraft } from '../../../drafts/use-form-draft';
import { useViewer } from '../../../session/use-viewer';
import { Card } from '../../../ui/card/card';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { type FieldMessages, type FormState, useForm } from '../../../ui/form/use-form';
import { useNotices } from '../../../ui/notices/use-notices';
import { afterGenericSubmit } from '../after-generic-submit';
import { fieldOf, type GenericValues, initialValues, toSubmission } from '../generic-values';
import { type Progress, type SavedAnswers, useOnboardingSaveAnswersMutation } from '../onboarding.api';
import { GenericFormView } from './generic-form-view';
import { SaveFormAndLogOut } from './save-form-and-log-out';

interface GenericFormProps {
  readonly questions: readonly GenericQuestion[];
  readonly saved: SavedAnswers;
  readonly progress: Progress;
}

const loadRules = () => import('../generic-rules').then(({ genericRules }) => genericRules);

const stopped = (messages: FieldMessages<GenericValues>): string | undefined =>
  Object.values(messages).includes(texts.required) ? texts.allMandatory : undefined;

/** Each message with its question, since most of them read the same; nothing once everything is filled in. */
function summarised(form: FormState<GenericValues>, questions: readonly GenericQuestion[]): FormState<GenericValues> {
  const done = form.summary.length === 0 && form.formMessage === texts.allMandatory;
  const summary = form.summary.map(([name, message]) => {
    const question = questions.find((each) => fieldOf(each) === name);
    return [name, `${question?.question ?? 'Terms'} ${message}`] as const;
  });
  return { ...form, summary, formMessage: done ? undefined : form.formMessage };
}

export function GenericForm({ questions, saved, progress }: GenericFormProps) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const { toast } = useNotices();
  const [save] = useOnboardingSaveAnswersMutation();
  const send = (values: GenericValues) => save(toSubmission(viewer.id, questions, values)).unwrap();
  const form = useForm<GenericValues, readonly GenericQuestion[]>('generic', {
    initial: initialValues(questions, saved),
    rules: loadRules,
    facts: questions,
    fallback: texts.unableToSave,
    stopped,
    submit: async (values) => {
      await draft.keeper.flush();
      await send(values);
      draft.keeper.settle();
      toast('Your answers are saved', 'success');
      await navigate(afterGenericSubmit(progress, viewer.premium));
    },
  });
  const draft = useFormDraft(form, { draft: 'generic-questions', owned: true, ready: true });
  if (!draft.loaded)
    return (
      <Card className="onb-form">
        <SkeletonLines lines={9} label="Loading the questions" />
      </Card>
    );
  return (
    <GenericFormView
      form={summarised(form, questions)}
      questions={questions}
      completed={progress.genericScreenFlag === 'completed'}
      note={<DraftNote draft={draft} />}
      saving={<DraftSaving draft={draft} />}
      actions={
        <SaveFormAndLogOut
          step="generic"
          isComplete={async () => Object.keys((await loadRules())(form.values, questions)).length === 0}
          save={async () => {
            await draft.keeper.flush();
            await send(form.values);
            draft.keeper.settle();
          }}
          keep={draft.keeper.flush}
        />
      }
    />
  );
}
