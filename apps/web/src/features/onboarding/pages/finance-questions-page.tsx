import { ComingStep } from '../components/coming-step';

export const FinanceQuestionsPage = () => <ComingStep step="detailedFinanceBusinessArea" />;
