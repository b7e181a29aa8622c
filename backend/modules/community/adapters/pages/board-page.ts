import { asId } from '#kernel/ids.ts';
import { foundOrMissing } from '#platform/pages/found-or-missing.ts';
import type { PublicPage } from '#platform/pages/public-page.ts';
import { breadcrumbs } from '#platform/pages/structured-lists.ts';
import type { ReadBoards } from '../../application/board/read-boards.ts';
import { COMMUNITY_LABELS } from './community-labels.ts';

/** A board's page. Visitors see that a private board exists, and search engines do not index it. */
export function boardPage(boards: ReadBoards): PublicPage {
  return {
    path: '/community/:id',
    answer: ({ params, language, publicUrl }) =>
      foundOrMissing(params['id'], async (id) => {
        const { row, rights } = await boards.one(asId<'board'>(id), null);
        const words = COMMUNITY_LABELS[language];
        const path = `/community/${row.id}`;
        return {
          status: 200,
          head: {
            title: `${row.name} · Crewvine`,
            headline: row.name,
            description: row.description,
            path,
            plain: {
              heading: row.name,
              text: row.description,
              links: [[words.community, '/community']],
            },
            isIndexed: rights.mayRead,
            data: rights.mayRead
              ? [
                  breadcrumbs(publicUrl, [
                    [words.home, '/'],
                    [words.community, '/community'],
                    [row.name, path],
                  ]),
                ]
              : [],
          },
        };
      }),
  };
}
