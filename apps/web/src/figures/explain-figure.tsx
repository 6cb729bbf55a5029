import { ArrowLeftIcon } from '@blueprintjs/icons';
import { Button } from '@blueprintjs/core';
import { ExplainBody, ExplainPanel } from '../ui/explain/explain-panel';
import type { ExplainedPlace, Explaining } from './explained-place';
import { type Asked, useFigureExplanationQuery } from './explanation.api';
import { explanationOf } from './explanation-of';
import { figureTitle } from './figure-titles';

interface ExplainFigureProps {
  readonly place: ExplainedPlace;
  readonly asked: Asked;
  readonly onClose: () => void;
}

function useExplanation(asked: Asked, place: ExplainedPlace) {
  const { currentData, error, refetch } = useFigureExplanationQuery({ ...asked, ...place });
  return {
    figure: figureTitle(place.figure),
    explanation: currentData && explanationOf(currentData, place),
    error,
    onRetry: () => void refetch(),
  };
}

/** Beside the page, or as a sheet on phones. */
export const ExplainFigure = ({ place, asked, onClose }: ExplainFigureProps) => (
  <ExplainPanel {...useExplanation(asked, place)} onClose={onClose} />
);

/** In the place of a table that one of its figures was pressed in, with the way back. */
function ExplainInPlace({ place, asked, onClose }: ExplainFigureProps) {
  const shown = useExplanation(asked, place);
  return (
    <section className="k-explain-here" aria-label={`Explain ${shown.figure}`}>
      <Button variant="minimal" icon={<ArrowLeftIcon />} autoFocus onClick={onClose}>
        Back to the table
      </Button>
      <h3 className="k-explain-title">{shown.figure}</h3>
      <ExplainBody {...shown} />
    </section>
  );
}

/** For a dialog with a table: the explanation that stands in its place, if one of its figures is explained. */
export const explanationIn = ({ explained, explain }: Explaining, asked: Asked) =>
  explained && <ExplainInPlace place={explained} asked={asked} onClose={() => explain(undefined)} />;
