import Foundation
import ViewKit

/// A card on the Somo screen: an example below its title, with a button that shows and hides its bones.
@MainActor
final class SomoPanel: UIView {
    enum Metrics {
        static let padding = CardView.Metrics.padding
        static let radius = CardView.Metrics.radius
        static let headHeight: CGFloat = 36
        static let gap: CGFloat = 12
        static let buttonGap: CGFloat = 8
        static let minimumButtonWidth: CGFloat = 72
    }

    private let example: any SomoExample
    /// Called when the bones are shown or hidden.
    var loadingDidChange: (@MainActor () -> Void)?
    private(set) var isLoading = false

    private let titleLabel = UILabel.line(size: 15, weight: .semibold)
    private let noteLabel = UILabel.line(size: 12, color: DemoPalette.secondaryText)
    private let emptyLabel = UILabel.line(size: 13, color: DemoPalette.secondaryText)
    private let button = RevealingButton(configuration: .tinted())
    private let fillsWidth: Bool

    /// Creates a card for `example`. If `fillsWidth` is `true`, the example extends to the card's edges, as lists do.
    init(title: String, note: String, example: any SomoExample, fillsWidth: Bool = false) {
        self.example = example
        self.fillsWidth = fillsWidth
        super.init(frame: .zero)
        backgroundColor = DemoPalette.card
        layer.cornerRadius = Metrics.radius
        titleLabel.text = title
        noteLabel.text = note
        button.tintColor = DemoPalette.accent
        button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8)
        button.titleLabel?.followTextSize(13, weight: .semibold)
        button.addAction(
            UIAction(title: title) { [weak self] _ in
                if let self { setLoading(!isLoading) }
            }, for: .primaryActionTriggered)
        emptyLabel.text = "Nothing here yet"
        emptyLabel.textAlignment = .center
        for part in [titleLabel, noteLabel, button, emptyLabel, example.view] { addSubview(part) }
        clipsToBounds = fillsWidth
        update()
    }

    required init?(coder: NSCoder) {
        nil
    }

    func setLoading(_ isLoading: Bool) {
        guard isLoading != self.isLoading else { return }
        self.isLoading = isLoading
        if isLoading { example.begin() } else { example.end() }
        update()
        loadingDidChange?()
    }

    func store(_ feed: LoadedFeed) {
        example.store(feed)
        update()
    }

    override func layoutSubviews() {
        let (padding, headHeight) = (Metrics.padding, scaled(Metrics.headHeight))
        let inner = max(0, bounds.width - 2 * padding)
        let natural = button.sizeThatFits(.zero)
        let buttonWidth = max(scaled(Metrics.minimumButtonWidth), natural.width.rounded(.up))
        let textWidth = max(0, inner - buttonWidth - Metrics.buttonGap)
        titleLabel.frame = mirroredIfNeeded(CGRect(x: padding, y: padding, width: textWidth, height: scaled(20)))
        noteLabel.frame = mirroredIfNeeded(
            CGRect(x: padding, y: padding + scaled(20), width: textWidth, height: scaled(16)))
        button.frame = mirroredIfNeeded(
            CGRect(
                x: padding + inner - buttonWidth, y: (padding + (headHeight - natural.height) / 2).rounded(),
                width: buttonWidth, height: natural.height))
        let top = padding + headHeight + Metrics.gap
        example.view.frame =
            fillsWidth
            ? CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
            : CGRect(x: padding, y: top, width: inner, height: max(0, bounds.height - top - padding))
        emptyLabel.frame = example.view.frame
    }

    private func update() {
        button.setTitle(isLoading ? "End" : "Begin", for: .normal)
        example.view.setHidden(!isLoading && example.isEmpty)
        emptyLabel.isHidden = !example.view.isHidden
    }
}
