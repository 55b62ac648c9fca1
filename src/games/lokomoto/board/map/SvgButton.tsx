import type { ComponentProps } from 'react'

/** SVG has no buttons of its own: a group of shapes becomes one by its role. */
const Shapes = 'g'

export function SvgButton(props: ComponentProps<'g'>) {
  return <Shapes {...props} role="button" />
}
