import { type ReactNode, useEffect, useRef } from 'react';

interface LessonArticleProps {
  readonly title: string;
  readonly reading?: boolean;
  readonly children: ReactNode;
}

/** A lesson in its dialog. It takes the focus where the link that led here has gone with the lesson before. */
export function LessonArticle({ title, reading = false, children }: LessonArticleProps) {
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) article.current?.focus();
  }, []);
  return (
    <article
      ref={article}
      className={`k-stack k-learn-lesson${reading ? ' k-learn-reading' : ''}`}
      aria-label={title}
      tabIndex={-1}
    >
      {children}
    </article>
  );
}
