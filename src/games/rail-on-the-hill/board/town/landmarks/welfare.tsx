/** Front elevations on a grid of 28 x 28; the ground is at 26. */

export function Bank() {
  return (
    <>
      <rect x="4" y="10" width="20" height="14" fill="var(--wall-shade)" />
      {[4.6, 9.9, 15.2, 20.5].map((x) => (
        <path
          key={x}
          d={`M${x - 0.5} 11.2 h3.9 v1.6 h-0.6 v8.6 h0.6 v1.6 h-3.9 v-1.6 h0.6 v-8.6 h-0.6Z`}
          fill="var(--wall)"
        />
      ))}
      <path d="M14 1.6 L26.6 9 V11.2 H1.4 V9Z" fill="var(--slate)" />
      <path d="M14 3.9 L21.6 8.6 H6.4Z" fill="var(--wall)" />
      <circle cx="14" cy="6.9" r="1.9" fill="var(--gold)" />
      <rect x="2.6" y="22.6" width="22.8" height="2" fill="var(--wall)" />
      <rect x="1" y="24.6" width="26" height="2.2" rx="0.6" fill="var(--slate)" />
    </>
  )
}

export function Hospital() {
  return (
    <>
      <rect x="1.6" y="11" width="24.8" height="15" fill="var(--wall-shade)" />
      <rect x="7.4" y="2.4" width="13.2" height="23.6" fill="var(--wall)" />
      <rect x="6.8" y="1.6" width="14.4" height="2" rx="0.5" fill="var(--slate)" />
      <rect x="1" y="10" width="6.4" height="1.8" fill="var(--slate)" />
      <rect x="20.6" y="10" width="6.4" height="1.8" fill="var(--slate)" />
      <path d="M12.2 5.2 h3.6 v3.2 h3.2 v3.6 h-3.2 v3.2 h-3.6 v-3.2 h-3.2 v-3.6 h3.2Z" fill="var(--signal)" />
      {[13.6, 18.4].map((y) => (
        <path key={y} d={`M3 ${y} h3 v3 h-3Z M22 ${y} h3 v3 h-3Z`} fill="var(--glass)" />
      ))}
      <rect x="10.6" y="18.4" width="6.8" height="7" fill="var(--glass)" />
      <path d="M14 18.4 V25.4" stroke="var(--wall)" strokeWidth="0.9" />
      <rect x="9.4" y="16.6" width="9.2" height="1.6" fill="var(--signal)" />
      <rect x="1" y="24.8" width="26" height="2" rx="0.6" fill="var(--slate)" />
    </>
  )
}

export function School() {
  return (
    <>
      <rect x="2" y="13.4" width="24" height="12.6" fill="var(--brick)" />
      <path d="M1 14.2 L3.6 10.4 H24.4 L27 14.2Z" fill="var(--slate)" />
      <path d="M7.6 26 V11.6 L14 6.2 L20.4 11.6 V26Z" fill="var(--brick)" />
      <path d="M6.2 13.4 L14 6.6 L21.8 13.4 L20.9 14.8 L14 8.8 L7.1 14.8Z" fill="var(--slate)" />
      <rect x="11.6" y="2.6" width="4.8" height="6" fill="var(--wall)" />
      <path d="M10.8 3.2 L14 0.2 L17.2 3.2Z" fill="var(--roof)" />
      <path d="M12.7 7 Q13 4.2 14 4.2 Q15 4.2 15.3 7Z" fill="var(--gold)" />
      <circle cx="14" cy="13.4" r="2.5" fill="var(--wall)" />
      <path d="M14 11.9 V13.5 H15.2" fill="none" stroke="var(--shade)" strokeWidth="0.7" />
      <path d="M3.6 16.4 h3 v4.4 h-3Z M21.4 16.4 h3 v4.4 h-3Z" fill="var(--glass)" />
      <path d="M11.4 26 V20 Q14 17 16.6 20 V26Z" fill="var(--wall)" />
      <path d="M14 18.8 V26" stroke="var(--brick)" strokeWidth="0.7" />
      <rect x="1" y="24.8" width="26" height="2" rx="0.6" fill="var(--wall-shade)" />
    </>
  )
}
