import type { ReactElement } from 'react';
import { BandsDrawing } from './bands-drawing';
import { GaugeDrawing } from './gauge-drawing';
import { LearningGlyph, PartnersGlyph, SecurityGlyph, SupportGlyph } from './glyphs';
import { KeelDrawing } from './keel-drawing';
import { LedgerDrawing } from './ledger-drawing';
import { LessonsDrawing } from './lessons-drawing';
import { PartnerDrawing } from './partner-drawing';
import { PlannerDrawing } from './planner-drawing';
import { QuestionsDrawing } from './questions-drawing';
import { SectorDrawing } from './sector-drawing';
import { TrailDrawing } from './trail-drawing';
import { TrialDrawing } from './trial-drawing';
import { WaterlineDrawing } from './waterline-drawing';

type Draw = (label: string) => ReactElement;

/** The pictures that ship with the product, by the name that content gives them. */
export const DRAWINGS: ReadonlyMap<unknown, Draw> = new Map<unknown, Draw>([
  ['bands', (label) => <BandsDrawing label={label} />],
  ['gauge', (label) => <GaugeDrawing label={label} />],
  ['keel', (label) => <KeelDrawing label={label} />],
  ['ledger', (label) => <LedgerDrawing label={label} />],
  ['lessons', (label) => <LessonsDrawing label={label} />],
  ['partner', (label) => <PartnerDrawing label={label} />],
  ['planner', (label) => <PlannerDrawing label={label} />],
  ['questions', (label) => <QuestionsDrawing label={label} />],
  ['sector', (label) => <SectorDrawing label={label} />],
  ['trial', (label) => <TrialDrawing label={label} />],
  ['trail', (label) => <TrailDrawing label={label} />],
  ['waterline', (label) => <WaterlineDrawing label={label} />],
  ['learning', (label) => <LearningGlyph label={label} />],
  ['partners', (label) => <PartnersGlyph label={label} />],
  ['security', (label) => <SecurityGlyph label={label} />],
  ['support', (label) => <SupportGlyph label={label} />],
]);
