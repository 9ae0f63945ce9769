public import Foundation

/// A view that displays a `UIListContentConfiguration`.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    /// The displayed configuration. Setting a configuration of a type other than `UIListContentConfiguration` has no
    /// effect.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let newValue = newValue as? UIListContentConfiguration, newValue != content else { return }
            content = newValue
            update()
        }
    }

    private var content: UIListContentConfiguration
    private let textLabel = UILabel()
    private let secondaryLabel = UILabel()
    private let imageView = UIImageView()

    /// The total height, and the frames of the image and the labels in a left-to-right layout.
    private struct Frames {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondary = CGRect.zero
        var height: CGFloat = 0
    }

    /// Creates a view that displays `configuration`.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        imageView.contentMode = .scaleAspectFit
        imageView.clipsToBounds = true
        for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
        update()
    }

    /// Returns `nil`, because the view can't be decoded from archives.
    public required init?(coder: NSCoder) { nil }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: frames(inWidth: size.width).height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var frames = frames(inWidth: bounds.width)
        // If the view is taller than its content, the content is centered vertically.
        let shift = ((bounds.height - frames.height) / 2).rounded(.down)
        for path in [\Frames.image, \.text, \.secondary] { frames[keyPath: path].origin.y += shift }
        imageView.frame = mirroredIfNeeded(frames.image)
        textLabel.frame = mirroredIfNeeded(frames.text)
        secondaryLabel.frame = mirroredIfNeeded(frames.secondary)
    }

    /// The distance from the leading edge to the text; `nil` if there is no image or no text.
    var textStart: CGFloat? {
        content.image == nil || textLabel.isHidden ? nil : frames(inWidth: bounds.width).text.minX
    }

    // MARK: Private

    private func update() {
        show(content.text, content.attributedText, content.textProperties, in: textLabel)
        show(
            content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties, in: secondaryLabel)
        imageView.image = content.image
        imageView.isHidden = content.image == nil
        imageView.tintColor = content.imageProperties.tintColor
        imageView.layer.cornerRadius = content.imageProperties.cornerRadius.sanitized
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.color
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = max(0, properties.numberOfLines)
        label.lineBreakMode = properties.lineBreakMode
        switch properties.alignment {
        case .natural: label.textAlignment = .natural
        case .center: label.textAlignment = .center
        case .justified: label.textAlignment = .justified
        }
        label.text = properties.transformed(text)
        if let attributed { label.attributedText = attributed }
        label.isHidden = (text ?? "").isEmpty
    }

    /// The displayed size of the image, limited to `maximumSize`.
    private var imageSize: CGSize {
        guard let image = content.image else { return .zero }
        var size = image.size.sanitized
        let maximum = content.imageProperties.maximumSize.sanitized
        for (side, limit) in [(size.width, maximum.width), (size.height, maximum.height)]
        where limit > 0 && side > limit {
            let factor = min(
                maximum.width > 0 ? maximum.width / size.width : 1,
                maximum.height > 0 ? maximum.height / size.height : 1)
            size = CGSize(width: size.width * min(factor, 1), height: size.height * min(factor, 1))
            break
        }
        return size
    }

    private func frames(inWidth width: CGFloat) -> Frames {
        let margins = content.directionalLayoutMargins
        var frames = Frames()
        var (left, right) = (margins.leading.sanitized, max(width.sanitized - margins.trailing.sanitized, 0))
        var height: CGFloat = 0
        if content.image != nil {
            let size = imageSize
            let reserved = content.imageProperties.reservedLayoutSize.sanitized
            let slotWidth = reserved.width > 0 ? reserved.width : size.width
            frames.image = CGRect(
                x: left + (slotWidth - size.width) / 2, y: 0, width: min(size.width, max(0, right - left)),
                height: size.height)
            left += slotWidth + content.imageToTextPadding.sanitized
            height = reserved.height > 0 ? reserved.height : size.height
        }
        right = max(right, left)
        let textHeight = placeTexts(from: left, to: right, &frames)
        height = max(height, textHeight)
        let top = margins.top.sanitized
        frames.text.origin.y += top + ((height - textHeight) / 2).rounded(.down)
        frames.secondary.origin.y += top + ((height - textHeight) / 2).rounded(.down)
        frames.image.origin.y = top + ((height - frames.image.height) / 2).rounded(.down)
        frames.height = (top + height + margins.bottom.sanitized).rounded(.up)
        return frames
    }

    /// Lays out the labels between `left` and `right`, starting at a y-coordinate of 0. Returns their total height.
    private func placeTexts(from left: CGFloat, to right: CGFloat, _ frames: inout Frames) -> CGFloat {
        let available = right - left
        func fitting(_ label: UILabel, _ width: CGFloat) -> CGSize {
            guard !label.isHidden else { return .zero }
            let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            return CGSize(width: min(size.width.rounded(.up), width), height: size.height)
        }
        let text = fitting(textLabel, available)
        let gap = content.textToSecondaryTextHorizontalPadding.sanitized
        if content.prefersSideBySideTextAndSecondaryText {
            let secondary = fitting(secondaryLabel, .greatestFiniteMagnitude)
            if textLabel.isHidden || secondaryLabel.isHidden || text.width + gap + secondary.width <= available {
                let height = max(text.height, secondary.height)
                let width = secondaryLabel.isHidden ? available : text.width
                frames.text = CGRect(x: left, y: (height - text.height) / 2, width: width, height: text.height)
                frames.secondary = CGRect(
                    x: right - min(secondary.width, available), y: (height - secondary.height) / 2,
                    width: min(secondary.width, available), height: secondary.height)
                return height
            }
        }
        let secondary = fitting(secondaryLabel, available)
        let between =
            text.height > 0 && secondary.height > 0 ? content.textToSecondaryTextVerticalPadding.sanitized : 0
        frames.text = CGRect(x: left, y: 0, width: available, height: text.height)
        frames.secondary = CGRect(x: left, y: text.height + between, width: available, height: secondary.height)
        return text.height + between + secondary.height
    }
}
