import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
import { StepHeader } from './step-header';

const LEAD =
  'Fourteen questions, about ten minutes. The answers choose what you see first; you can change them at any time.';

interface GenericHeaderProps {
  /** Whether the answers were saved before. */
  readonly saved: boolean;
}

export function GenericHeader({ saved }: GenericHeaderProps) {
  const { ready, text } = useContent(CONTENT.genericIntro);
  const words = (name: string): string => (ready ? text(name) : '');
  const lead = saved ? words('savedContent') : `${words('content')} ${words('mandatoryText')}`.trim();
  return <StepHeader step="generic" title={words('heading')} lead={lead || LEAD} />;
}
