/// The ways to composite a source, which is being drawn, with the destination, which is already there.
public enum CGBlendMode: Int32, Hashable, Sendable {
    /// Draws the source over the destination by its alpha.
    case normal
    /// Multiplies the two: never brighter than either.
    case multiply
    /// Multiplies the inverses and inverts the product: never darker than either.
    case screen
    /// Multiplies where the destination is dark, and screens where it is bright.
    case overlay
    /// Keeps the darker of the two.
    case darken
    /// Keeps the brighter of the two.
    case lighten
    /// Brightens the destination by the source.
    case colorDodge
    /// Darkens the destination by the source.
    case colorBurn
    /// Darkens or lightens softly, like a diffuse spotlight.
    case softLight
    /// Applies `overlay` with source and destination exchanged.
    case hardLight
    /// Takes the difference of the two.
    case difference
    /// Takes the difference with less contrast.
    case exclusion
    /// Takes the hue of the source, and the rest of the destination.
    case hue
    /// Takes the saturation of the source, and the rest of the destination.
    case saturation
    /// Takes the hue and saturation of the source, and the luminosity of the destination.
    case color
    /// Takes the luminosity of the source, and the hue and saturation of the destination.
    case luminosity
    /// Clears the destination.
    case clear
    /// Replaces the destination by the source.
    case copy
    /// Keeps the source only where there is a destination.
    case sourceIn
    /// Keeps the source only where there is no destination.
    case sourceOut
    /// Draws the source over the destination, within the destination only.
    case sourceAtop
    /// Draws the source behind the destination.
    case destinationOver
    /// Keeps the destination only within the source.
    case destinationIn
    /// Removes the destination within the source.
    case destinationOut
    /// Draws the destination over the source, within the source only.
    case destinationAtop
    /// Keeps each only where the other is absent.
    case xor
    /// Adds the two.
    case plusLighter = 27
}
