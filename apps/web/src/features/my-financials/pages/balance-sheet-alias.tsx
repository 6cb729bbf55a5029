import { Navigate, useLocation } from 'react-router-dom';
import * as paths from '../../../client/paths';

/** The other address of the balance sheet leads to it, with whatever was asked of it (decision 4.71). */
export function BalanceSheetAlias() {
  const { search } = useLocation();
  return <Navigate to={`${paths.calculatorBalanceSheet}${search}`} replace />;
}
