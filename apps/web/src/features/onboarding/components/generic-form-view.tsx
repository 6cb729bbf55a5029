import type { GenericQuestion } from '@keelson/contracts/onboarding';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { Card } from '../../../ui/card/card';
import { CheckboxField } from '../../../ui/form/checkbox-field';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import type { FormState } from '../../../ui/form/use-form';
import type { GenericValues } from '../generic-values';
import { QuestionField } from './question-field';

interface GenericFormViewProps {
  readonly form: FormState<GenericValues>;
  readonly questions: readonly GenericQuestion[];
  /** Whether the step is completed, so that saving changes what was saved. */
  readonly completed: boolean;
  /** What stands above the questions. */
  readonly note?: ReactNode;
  /** What stands below the buttons. */
  readonly saving?: ReactNode;
  /** What stands beside the submit button. */
  readonly actions: ReactNode;
}

/** The questions section by section, with what is filled in. */
export function GenericFormView({ form, questions, completed, note, saving, actions }: GenericFormViewProps) {
  const sections = [...new Set(questions.map(({ section }) => section))];
  return (
    <div className="onb-form">
      <Form form={form} label="Questions about your company">
        {note}
        {sections.map((section) => (
          <Card key={section} title={section}>
            {questions
              .filter((question) => question.section === section)
              .map((question) => (
                <div key={question.questionCode} className="onb-question">
                  <QuestionField form={form} question={question} />
                </div>
              ))}
          </Card>
        ))}
        <Card>
          <CheckboxField form={form} name="termsAndConditions">
            I agree to the{' '}
            <Link className="k-link" to={paths.terms} target="_blank">
              terms
            </Link>{' '}
            and that my answers are used to choose what the product shows me
          </CheckboxField>
          <div className="k-form-actions">
            <SubmitButton form={form}>{completed ? 'Save changes' : 'Save and continue'}</SubmitButton>
            {actions}
            {saving}
          </div>
        </Card>
      </Form>
    </div>
  );
}
