import { businessAreasMessages as texts } from '@keelson/contracts/learning';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { Card } from '../../../ui/card/card';
import { type Area, isCompleted } from '../use-areas';

interface OtherAreasProps {
  readonly area: Area;
  readonly areas: readonly Area[];
}

/** The areas that are still to come, and those that are completed. */
export function OtherAreas({ area, areas }: OtherAreasProps) {
  const others = areas.filter(({ module }) => module.moduleId !== area.module.moduleId);
  return (
    <>
      <Card title="Forthcoming business areas">
        <AreaLinks areas={others.filter((each) => !isCompleted(each))} none={texts.noneForthcoming} />
      </Card>
      <Card title="Completed business areas">
        <AreaLinks areas={areas.filter(isCompleted)} none={texts.noneCompleted} />
      </Card>
    </>
  );
}

const AreaLinks = ({ areas, none }: { readonly areas: readonly Area[]; readonly none: string }) =>
  areas.length === 0 ? (
    <p className="k-soft">{none}</p>
  ) : (
    <ul className="k-area-list">
      {areas.map(({ module }) => (
        <li key={module.moduleId}>
          <Link to={paths.businessModule(module.moduleId)}>{module.moduleName}</Link>
        </li>
      ))}
    </ul>
  );
