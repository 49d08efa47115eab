import { useLoaderData } from 'react-router-dom';

import { Article, type ArticleData } from '../../embeds/Article.tsx';
import { Columns } from '../../embeds/Columns.tsx';
import { View as Materials } from '../../embeds/kinds/study-material.tsx';
import { MaterialsForm } from '../../features/materials/MaterialsForm.tsx';

/** All study materials, with filters by type and group beside the lead. */
export function Page() {
  const article = useLoaderData<ArticleData>();
  const list = article.body.find((block) => block.type === 'view' && block.view === 'materials');
  return (
    <Article
      {...article}
      views={{ materials: Materials, columns: Columns }}
      besideLead={list?.view === 'materials' && <MaterialsForm materials={list.materials} />}
    />
  );
}
