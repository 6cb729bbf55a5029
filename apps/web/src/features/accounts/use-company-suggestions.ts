import { COMPANY_SEARCH_DELAY_MS, COMPANY_SEARCH_FROM } from '@keelson/contracts/companies';
import { useEffect, useState } from 'react';
import type { SuggestState } from '../../ui/form/suggestion';
import { useSignUpCompaniesQuery } from './sign-up.api';

interface Search {
  readonly companyType: string;
  readonly companyName: string;
}

/** Companies for what is typed, from three characters on and after a pause. Answers to an older text never show. */
export function useCompanySuggestions(typed: Search, wanted: boolean) {
  const companyName = typed.companyName.trim();
  const [asked, setAsked] = useState<Search>({ companyType: '', companyName: '' });
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ companyType: typed.companyType, companyName }), COMPANY_SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed.companyType, companyName]);
  const enough = wanted && [...companyName].length >= COMPANY_SEARCH_FROM;
  const settled = asked.companyName === companyName && asked.companyType === typed.companyType;
  const { currentData, isFetching, isError, refetch } = useSignUpCompaniesQuery(asked, { skip: !enough || !settled });
  const stateOf = (): SuggestState => {
    if (!enough) return 'idle';
    if (!settled || isFetching) return 'loading';
    if (isError) return 'failed';
    return (currentData ?? []).length > 0 ? 'found' : 'none';
  };
  return { state: stateOf(), companies: currentData ?? [], retry: () => void refetch() };
}
