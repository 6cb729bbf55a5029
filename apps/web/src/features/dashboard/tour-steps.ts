import { type TourStep, tourPart as partOf } from '../../ui/tour/guided-tour';

export const TOUR_STEPS: readonly TourStep[] = [
  {
    part: partOf('answers'),
    title: 'The three answers',
    text: 'Am I making money, do I have cash, and what should I do next. Start here each time you look in.',
  },
  {
    part: partOf('key-numbers'),
    title: 'Your key numbers',
    text: 'Four figures, each with how it moved and what it is compared with.',
  },
  {
    part: partOf('goals'),
    title: 'Your goals',
    text: 'Three things you want to pay for, and how likely it is that the money is there by the day.',
  },
  {
    part: partOf('compare'),
    title: 'How you compare',
    text: 'Your figures beside other companies of your sector. Nobody sees whose figures are whose.',
  },
];
