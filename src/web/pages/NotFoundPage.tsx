import { Link } from 'wouter'
import { homeAddress } from '../routes.ts'
import { useTexts } from '../text/TextsContext.tsx'
import { PageFrame } from './PageFrame.tsx'
import controls from './parts/controls.module.css'

export function NotFoundPage() {
  const { frame, notFound } = useTexts().pages
  return (
    <PageFrame title={frame.tab(notFound.title)}>
      <h1 className={controls.pageTitle}>{notFound.title}</h1>
      <p>{notFound.line}</p>
      <Link className={controls.primary} href={homeAddress()}>
        {notFound.home}
      </Link>
    </PageFrame>
  )
}
