import type { Category } from '../town/category.ts'
import { CategoryBase } from '../town/LandmarkPicture.tsx'

interface CategoryMarkProps {
  readonly category: Category
  /** Its centre. */
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The base of a category without a building: any landmark of it. */
export function CategoryMark({ category, x, y, size }: CategoryMarkProps) {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 40})`}>
      <CategoryBase category={category} />
    </g>
  )
}
