import { planBase } from '@keelson/calculators';
import type { EvidencedStep, StepEvidence } from '@keelson/domain/onboarding';
import { planningDecider, planningStream } from '@keelson/domain/planning';
import { questionnairesDecider, questionnairesStream } from '@keelson/domain/questionnaires';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { FIRST_MODULE } from '@keelson/vocabulary';
import { Injectable } from '@nestjs/common';
import { CompanyReader } from '../books/company-reader';
import { chapterForms } from '../content/chapter-forms';
import { LearningCatalogue } from '../content/learning-catalogue';
import type { Caller } from '../platform/access/caller';
import type { CommandContext } from '../platform/execution/command-context';
import { refusalBy } from '../platform/wire/refusal';
import { onboardingProblems } from './onboarding.problems';

/** Finds in the owner's other streams what they did for a step of the onboarding. */
@Injectable()
export class StepEvidenceReader {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly catalogue: LearningCatalogue,
    private readonly companies: CompanyReader,
  ) {}

  /** @throws Refusal QUESTIONS_UNAVAILABLE while the content service does not say what the questions are. */
  read(step: EvidencedStep, caller: Caller, context: CommandContext): Promise<StepEvidence> {
    switch (step) {
      case 'detailedFinanceBusinessArea':
        return this.#financeAnswers(context.subjectId);
      case 'whatIfCalculator':
        return this.#planInputs(caller, context);
    }
  }

  async #financeAnswers(accountId: string): Promise<StepEvidence> {
    const content = await this.catalogue.read();
    if (!content.ok) throw refusalBy(onboardingProblems, 'QUESTIONS_UNAVAILABLE');
    const { state } = await this.runner.load(questionnairesDecider, questionnairesStream(accountId));
    return {
      step: 'detailedFinanceBusinessArea',
      asked: chapterForms(content.value, FIRST_MODULE).map(({ chapterId }) => chapterId),
      submitted: Object.keys(state.submitted),
    };
  }

  async #planInputs(caller: Caller, context: CommandContext): Promise<StepEvidence> {
    const step = 'whatIfCalculator';
    const accountId = context.subjectId;
    const { state } = await this.runner.load(planningDecider, planningStream(accountId));
    if (state.inputs !== null) return { step, inputs: 'typed' };
    const { value } = await this.companies.read({ caller, accountId, context });
    const told = value?.company && planBase(value.company);
    return { step, inputs: told ? 'books' : 'missing' };
  }
}
