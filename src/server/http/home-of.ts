import { isIPv6 } from 'node:net'

/** So many of the eight groups of an IPv6 address name the network. */
const NETWORK = 4

/**
 * What stands for an address where addresses are counted. One connection to the internet has a whole network of IPv6
 * addresses, 64 bits wide, and would otherwise count as somebody else with every request.
 */
export function homeOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)
  if (mapped !== null) return mapped[1]
  // What is written like an IPv4 address at the end are two groups, which do not matter.
  const [left, right = ''] = address.replace(/[\d.]+\.[\d.]+$/, '0:0').split('::')
  const [before, after] = [groupsOf(left), groupsOf(right)]
  const between = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return `${[...before, ...between, ...after].slice(0, NETWORK).join(':')}::`
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16).toString(16))
}
