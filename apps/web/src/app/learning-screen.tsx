import { useLearningStep } from '../features/onboarding/use-learning-step';
import { LearningPage } from '../features/learning/pages/learning-page';

/** Learning, which is the last step of the onboarding too: the application puts them together. */
export const LearningScreen = () => <LearningPage journey={useLearningStep()} />;
