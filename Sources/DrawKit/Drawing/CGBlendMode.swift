/// The ways to composite a source with the destination, which is the pixels drawn so far. The raw values are those of
/// Core Graphics.
public enum CGBlendMode: Int32, Hashable, Sendable {
    /// Blends the source over the destination according to the source's alpha.
    case normal
    /// Multiplies source and destination. The result is never brighter than either.
    case multiply
    /// Multiplies the inverses of source and destination, and inverts the product. The result is never darker than
    /// either.
    case screen
    /// Multiplies where the destination is dark, and screens where it is bright.
    case overlay
    /// Keeps the darker of source and destination.
    case darken
    /// Keeps the brighter of source and destination.
    case lighten
    /// Brightens the destination according to the source.
    case colorDodge
    /// Darkens the destination according to the source.
    case colorBurn
    /// Darkens or lightens softly, like a diffuse spotlight.
    case softLight
    /// Applies `overlay` with source and destination swapped.
    case hardLight
    /// Takes the difference of source and destination.
    case difference
    /// Like `difference`, but with less contrast.
    case exclusion
    /// Takes the hue of the source, and the saturation and luminosity of the destination.
    case hue
    /// Takes the saturation of the source, and the hue and luminosity of the destination.
    case saturation
    /// Takes the hue and saturation of the source, and the luminosity of the destination.
    case color
    /// Takes the luminosity of the source, and the hue and saturation of the destination.
    case luminosity
    /// Clears the destination.
    case clear
    /// Replaces the destination with the source.
    case copy
    /// Keeps the source only where there is a destination.
    case sourceIn
    /// Keeps the source only where there is no destination.
    case sourceOut
    /// Draws the source over the destination, only within the destination.
    case sourceAtop
    /// Draws the source behind the destination.
    case destinationOver
    /// Keeps the destination only within the source.
    case destinationIn
    /// Removes the destination within the source.
    case destinationOut
    /// Draws the destination over the source, only within the source.
    case destinationAtop
    /// Keeps source and destination only where they don't overlap.
    case xor
    /// Not supported; drawn like `normal`.
    case plusDarker
    /// Adds source and destination.
    case plusLighter
}
