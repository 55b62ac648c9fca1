/** Front elevations on a grid of 28 x 28; the ground is at 26. */

export function CityHall() {
  return (
    <>
      <path d="M14 0.6 L19.4 2.1 L14 3.8Z" fill="var(--signal)" />
      <path d="M14 0.4 V6" stroke="var(--shade)" strokeWidth="0.8" />
      <path d="M7.8 12.4 C7.8 7.6 10.6 5 14 5 C17.4 5 20.2 7.6 20.2 12.4Z" fill="var(--copper)" />
      <rect x="7" y="12" width="14" height="2" fill="var(--wall)" />
      <rect x="1.6" y="15.6" width="24.8" height="10" fill="var(--wall-shade)" />
      <rect x="1" y="14.4" width="26" height="1.8" fill="var(--copper)" />
      <rect x="8" y="14" width="12" height="12" fill="var(--wall)" />
      <path d="M7.4 16 L14 12.4 L20.6 16 V17.2 H7.4Z" fill="var(--copper)" />
      <path d="M9 18.2 h1.8 v6.6 h-1.8Z M17.2 18.2 h1.8 v6.6 h-1.8Z" fill="var(--wall-shade)" />
      <path d="M12.2 25 V20.4 Q14 18 15.8 20.4 V25Z" fill="var(--shade)" />
      <path d="M3.2 18.4 h3 v4.2 h-3Z M21.8 18.4 h3 v4.2 h-3Z" fill="var(--glass)" />
      <rect x="1" y="24.8" width="26" height="2" rx="0.6" fill="var(--slate)" />
    </>
  )
}

export function PoliceStation() {
  return (
    <>
      <path d="M11.4 5.2 V3.4 Q14 0.2 16.6 3.4 V5.2Z" fill="var(--beacon)" />
      <rect x="9.8" y="5" width="8.4" height="1.8" rx="0.4" fill="var(--shade)" />
      <rect x="3" y="8" width="22" height="18" fill="var(--police)" />
      <rect x="2" y="6.6" width="24" height="2.4" rx="0.4" fill="var(--wall)" />
      <path
        d="M5.2 11.6 h3 v4 h-3Z M19.8 11.6 h3 v4 h-3Z M5.2 18.6 h3 v4 h-3Z M19.8 18.6 h3 v4 h-3Z"
        fill="var(--glass)"
      />
      <path
        d="M14 9.4 L15.6 12.2 L18.8 12.8 L16.6 15.2 L17 18.4 L14 17 L11 18.4 L11.4 15.2 L9.2 12.8 L12.4 12.2Z"
        fill="var(--gold)"
      />
      <rect x="11.2" y="19.6" width="5.6" height="6" fill="var(--wall)" />
      <path d="M14 19.6 V25.4" stroke="var(--police)" strokeWidth="0.8" />
      <rect x="1" y="24.8" width="26" height="2" rx="0.6" fill="var(--wall-shade)" />
    </>
  )
}

export function FireStation() {
  return (
    <>
      <rect x="2" y="4" width="7" height="22" fill="var(--wall-shade)" />
      <path d="M1 5 L5.5 0.8 L10 5Z" fill="var(--signal)" />
      <path d="M4 8 h3 v3.4 h-3Z M4 14 h3 v3.4 h-3Z M4 20 h3 v3.4 h-3Z" fill="var(--glass)" />
      <rect x="9" y="9.4" width="17.4" height="16.6" fill="var(--wall)" />
      <rect x="8.6" y="8" width="18.4" height="2.4" fill="var(--signal)" />
      <path d="M10.6 26 V15.4 Q17.7 9.4 24.8 15.4 V26Z" fill="var(--shade)" />
      <path d="M12.2 24.6 V17 Q12.2 15.6 13.6 15.6 H21.8 Q23.2 15.6 23.2 17 V24.6Z" fill="var(--signal)" />
      <rect x="13.6" y="16.8" width="8.2" height="2.8" rx="0.4" fill="var(--glass)" />
      <circle cx="14.2" cy="22.2" r="1.1" fill="var(--gold)" />
      <circle cx="21.2" cy="22.2" r="1.1" fill="var(--gold)" />
      <rect x="16" y="21.4" width="3.4" height="1.6" fill="var(--wall)" />
      <rect x="15.9" y="14.2" width="3.6" height="1.4" rx="0.5" fill="var(--beacon)" />
      <rect x="1" y="24.8" width="26" height="2" rx="0.6" fill="var(--slate)" />
    </>
  )
}
