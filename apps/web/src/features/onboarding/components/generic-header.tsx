import { StepHeader } from './step-header';

const LEAD =
  'Fourteen questions, about ten minutes. The answers choose what you see first; you can change them at any time.';

export const GenericHeader = () => <StepHeader step="generic" lead={LEAD} />;
