import { learningPlace } from './learning-place';
import { modules, progressOf } from './testing/finance-hub';

const place = (query: string, progress = progressOf()) =>
  learningPlace(new URLSearchParams(query), [...modules], progress);

describe('the place that an address of learning opens', () => {
  it('[LEARN-08] is the recommended chapter, the one that improves cash flow, or the least scored of a module', () => {
    expect(place('rcl=true')).toMatchObject({ mode: 'tailored', chapterId: 'C2' });
    expect(place('rcl=improvecash')).toMatchObject({ mode: 'cash', chapterId: 'C1' });
    expect(place('min=true&module=M3_Marketing_and_Branding')).toMatchObject({ mode: 'tailored', chapterId: 'C3' });
  });

  it.each([
    ['', 'everything', 'M2_Finance', undefined],
    ['rcl=true', 'tailored', 'M2_Finance', 'C2'],
    ['rcl=improvecash', 'cash', 'M2_Finance', 'C1'],
    ['min=true', 'tailored', 'M2_Finance', 'C2'],
    ['min=true&module=M3_Marketing_and_Branding', 'tailored', 'M3_Marketing_and_Branding', 'C3'],
    ['module=M3_Marketing_and_Branding', 'everything', 'M3_Marketing_and_Branding', undefined],
    ['rcl=true&module=M3_Marketing_and_Branding', 'tailored', 'M3_Marketing_and_Branding', undefined],
    ['chapter=C3', 'everything', 'M3_Marketing_and_Branding', 'C3'],
    ['chapter=C1&rcl=true', 'tailored', 'M2_Finance', 'C1'],
  ])('[LEARN-08~] reads %s', (query, mode, moduleId, chapterId) => {
    expect(place(query)).toMatchObject({ mode, moduleId, chapterId });
  });

  it('names the lesson that lies open', () => {
    expect(place('chapter=C1&video=V1')).toMatchObject({ videoId: 'V1', readId: undefined });
    expect(place('chapter=C1&reading=R1')).toMatchObject({ videoId: undefined, readId: 'R1' });
  });

  it('leads to what is there where the address names what is not', () => {
    expect(place('chapter=C9')).toMatchObject({ moduleId: 'M2_Finance', chapterId: undefined });
    expect(place('module=M9')).toMatchObject({ moduleId: 'M2_Finance', chapterId: undefined });
    expect(place('rcl=true', progressOf([], null))).toMatchObject({ moduleId: 'M2_Finance', chapterId: undefined });
    expect(place('min=true', { ...progressOf(), allModulesList: [] })).toMatchObject({ chapterId: undefined });
    expect(learningPlace(new URLSearchParams('rcl=true'), [], progressOf())).toBeUndefined();
  });
});
