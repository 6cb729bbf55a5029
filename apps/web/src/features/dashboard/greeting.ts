const partOfDay = (hour: number): string => {
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
};

/** `Good morning, Alex` */
export const greeting = (name: string, at: Date): string => `${partOfDay(at.getHours())}, ${name.split(' ')[0] ?? ''}`;
