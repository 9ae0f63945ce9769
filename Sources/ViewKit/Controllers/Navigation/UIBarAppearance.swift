public import Foundation

/// The background of a bar: its color and the line at its edge.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    /// The background color. `nil`, the default, draws the standard color, or nothing if the background is transparent.
    open var backgroundColor: UIColor? { didSet { didChange?() } }
    /// The color of the line at the edge of the bar; `nil` hides the line. The color of separators by default.
    open var shadowColor: UIColor? = ControlColors.line { didSet { didChange?() } }

    private var isTransparent = false
    /// Called when a property has changed.
    @preconcurrency var didChange: (@MainActor () -> Void)?

    /// Creates an appearance with the standard background.
    public override init() { super.init() }

    /// Creates an appearance with the background of `barAppearance`.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        backgroundColor = barAppearance.backgroundColor
        shadowColor = barAppearance.shadowColor
        isTransparent = barAppearance.isTransparent
    }

    /// Returns a copy that can be changed independently.
    open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }

    /// Sets the standard background, which is opaque, and the standard line.
    open func configureWithDefaultBackground() { configure(isTransparent: false) }

    /// Sets the standard background, which is opaque, and the standard line.
    open func configureWithOpaqueBackground() { configure(isTransparent: false) }

    /// Removes the background and the line.
    open func configureWithTransparentBackground() { configure(isTransparent: true) }

    private func configure(isTransparent: Bool) {
        self.isTransparent = isTransparent
        backgroundColor = nil
        shadowColor = isTransparent ? nil : ControlColors.line
    }

    // MARK: Internal

    /// The background color to draw; `nil` draws no background.
    var drawnColor: UIColor? { backgroundColor ?? (isTransparent ? nil : ControlColors.bar) }
}
