import { Button } from '@blueprintjs/core';
import type { ChapterScore, ModuleScore } from '../../../learning/questionnaires.api';
import { percentText } from '../../../learning/score-words';
import { Card } from '../../../ui/card/card';
import { formatDecimal, formatShort } from '../../../ui/format/numbers';
import type { Column } from '../../../ui/table/column';
import { PlainTable } from '../../../ui/table/plain-table';
import { contributions } from '../contributions';

interface ScoreTableProps {
  readonly module: ModuleScore;
  readonly onExplain: (chapterId: string) => void;
}

interface Line {
  readonly name: string;
  /** `undefined` in the line of the module. */
  readonly chapter: ChapterScore | undefined;
  readonly percentage: number | null;
  readonly weightage: number;
  readonly adds: string;
}

/** What each chapter adds to the score of the module: points, weight and share add up to what the ring shows. */
export function ScoreTable({ module, onExplain }: ScoreTableProps) {
  const { chapters, module_name, module_number, scoring_percentage } = module;
  const added = contributions(chapters);
  const lines: Line[] = chapters.map((chapter, index) => ({
    name: `${module_number}.${chapter.chapter_number} ${chapter.chapter_name}`,
    chapter,
    percentage: chapter.scoring_percentage,
    weightage: chapter.weightage,
    adds: formatDecimal(added[index] ?? 0, 2),
  }));
  const total: Line = {
    name: module_name,
    chapter: undefined,
    percentage: scoring_percentage,
    weightage: chapters.reduce((sum, { weightage }) => sum + weightage, 0),
    adds: scoring_percentage === null ? '–' : formatDecimal(scoring_percentage, 2),
  };
  const columns: Column<Line>[] = [
    { id: 'chapter', header: 'Chapter', cell: ({ name, chapter }) => (chapter ? name : <b>{name}</b>) },
    {
      id: 'points',
      header: 'Points',
      numeric: true,
      cell: ({ chapter }) => chapter && `${formatShort(chapter.score)} of ${formatShort(chapter.highest)}`,
    },
    { id: 'score', header: 'Score', numeric: true, cell: ({ percentage }) => percentText(percentage) },
    { id: 'weight', header: 'Weight', numeric: true, cell: ({ weightage }) => formatShort(weightage) },
    { id: 'adds', header: 'Adds', numeric: true, cell: ({ adds, chapter }) => (chapter ? adds : <b>{adds}</b>) },
    {
      id: 'answers',
      header: 'Answers',
      cell: ({ chapter }) =>
        chapter && (
          <Button variant="minimal" size="small" intent="primary" onClick={() => onExplain(chapter.chapter_code)}>
            Answers<span className="k-sr"> of {chapter.chapter_name}</span>
          </Button>
        ),
    },
  ];
  return (
    <Card
      flush
      title={`Where ${percentText(scoring_percentage)} comes from`}
      subtitle="Answers and weights as they were when you submitted them. New questions open a new score beside it; this one stays."
    >
      <PlainTable label="Score by chapter" columns={columns} rows={[...lines, total]} rowKey={({ name }) => name} />
    </Card>
  );
}
