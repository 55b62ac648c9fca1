import { Component, type ReactNode } from 'react'

export interface BoundaryProps {
  /** What is shown where something could not be. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** Keeps a failure, such as a part that could not be loaded, from taking everything else with it. */
export class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
