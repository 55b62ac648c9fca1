import { useEffect, useState } from 'react'

/** Takes a file that is dropped anywhere on the page; says whether one hovers over it now. */
export function useDroppedFile(onFile: (file: File) => void): boolean {
  const [isDragged, setDragged] = useState(false)
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setDragged(true)
    }
    const leave = (event: DragEvent) => {
      // Nothing is entered where the pointer leaves the page.
      if (event.relatedTarget === null) setDragged(false)
    }
    const drop = (event: DragEvent) => {
      setDragged(false)
      const file = event.dataTransfer?.files[0]
      if (file === undefined) return
      event.preventDefault()
      onFile(file)
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [onFile])
  return isDragged
}
