import { CorrectedJudge } from './corrected-judge.ts'
import { Network } from './network.ts'
import { Outlook } from './outlook.ts'
import { OUTLOOK_WEIGHTS } from './outlook-weights.ts'
import trained from './trained.json' with { type: 'json' }

/** The weights as they are written down: 32-bit floats, the lowest byte first, in base64. */
function weightsOf(text: string): Float32Array {
  const bytes = new DataView(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer)
  return Float32Array.from({ length: bytes.byteLength / Float32Array.BYTES_PER_ELEMENT }, (_, i) =>
    bytes.getFloat32(i * Float32Array.BYTES_PER_ELEMENT, true),
  )
}

/** The best judge that there is: the outlook, corrected by the network that scripts/train-rail has trained. */
export function trainedJudge(): CorrectedJudge {
  return new CorrectedJudge(new Outlook(OUTLOOK_WEIGHTS), new Network(weightsOf(trained.weights)))
}
