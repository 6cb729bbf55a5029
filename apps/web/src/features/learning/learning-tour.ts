import { tourPart, type TourStep } from '../../ui/tour/guided-tour';

/** The two stops of the tour (learning and back office §2.4). */
export const LEARNING_TOUR: readonly TourStep[] = [
  {
    part: tourPart('learning-areas'),
    title: 'Your business areas',
    text: 'Each shows how far you are. Choose one, then a chapter; Overview shows all chapters, what helps you most first.',
  },
  {
    part: tourPart('learning-lessons'),
    title: 'Your lessons',
    text: 'Videos, podcasts, templates and readings of what you chose. A lesson counts once you have watched or read it to its end.',
  },
];
