/// How what is drawn is put over what is there.
public enum CGBlendMode: Int32, Hashable, Sendable {
    /// Over it, by its alpha.
    case normal
    /// The product: never brighter.
    case multiply
    /// The inverse of the product of the inverses: never darker.
    case screen
    /// `multiply` where it is dark there, and `screen` where it is bright.
    case overlay
    /// The darker of both.
    case darken
    /// The brighter of both.
    case lighten
    /// What is there, brightened.
    case colorDodge
    /// What is there, darkened.
    case colorBurn
    /// `overlay` as of a soft lamp.
    case softLight
    /// `overlay` with the two exchanged.
    case hardLight
    /// The difference of both.
    case difference
    /// The difference with less contrast.
    case exclusion
    /// The hue of what is drawn.
    case hue
    /// The saturation of what is drawn.
    case saturation
    /// The hue and the saturation of what is drawn.
    case color
    /// The luminosity of what is drawn.
    case luminosity
    /// Nothing: what was there goes.
    case clear
    /// In the place of what was there.
    case copy
    /// Only over what is there.
    case sourceIn
    /// Only where nothing is there.
    case sourceOut
    /// Over what is there, within that.
    case sourceAtop
    /// Behind what is there.
    case destinationOver
    /// What is there stays only where something is drawn.
    case destinationIn
    /// What is there goes where something is drawn.
    case destinationOut
    /// What is there within what is drawn, over that.
    case destinationAtop
    /// Where there is only one of both.
    case xor
    /// The sum of both.
    case plusLighter = 27
}
