import Foundation

/// Support for a button's subtitle and activity indicator.
extension UIButton {
    /// The font size of the subtitle relative to the title's.
    private static let subtitleScale: CGFloat = 0.8

    /// `true` if the layout includes a title. A button without any content has an empty title, so it is as tall as a
    /// line of text.
    var showsTitle: Bool { label.hasText || subtitleLabel != nil || picture.image == nil && activityIndicator == nil }

    /// The sizes and the alignment of the title and the subtitle.
    var titleBlock: ButtonLayout.TitleBlock {
        let emptyTitleSize = CGSize(width: 0, height: label.font.lineHeight.rounded(.up))
        return ButtonLayout.TitleBlock(
            title: label.hasText ? label.sizeThatFits(.zero) : subtitleLabel == nil ? emptyTitleSize : .zero,
            subtitle: subtitleLabel?.sizeThatFits(.zero), padding: configuration?.titlePadding ?? 0,
            alignment: titleAlignment)
    }

    /// The alignment of the title and the subtitle, with `.automatic` resolved.
    private var titleAlignment: Configuration.TitleAlignment {
        let alignment = configuration?.titleAlignment ?? .automatic
        guard alignment == .automatic else { return alignment }
        let hasImage = picture.image != nil || activityIndicator != nil
        let placement = configuration?.imagePlacement ?? .leading
        return hasImage && !placement.contains(.top) && !placement.contains(.bottom) ? .leading : .center
    }

    /// Updates the subtitle, and the text alignment of the title.
    func updateSubtitle(_ palette: ButtonPalette) {
        if let alignment = configuration?.titleAlignment, alignment != .automatic {
            label.textAlignment = alignment.ofText(isMirrored: isMirrored)
        }
        guard let configuration, let subtitle = configuration.subtitle, !subtitle.isEmpty else {
            subtitleLabel?.removeFromSuperview()
            subtitleLabel = nil
            return
        }
        let subtitleLabel = subtitleLabel ?? UILabel()
        if self.subtitleLabel == nil {
            insertSubview(subtitleLabel, aboveSubview: label)
            self.subtitleLabel = subtitleLabel
        }
        subtitleLabel.text = subtitle
        let font = UIFont.systemFont(ofSize: (configuration.buttonSize.fontSize * Self.subtitleScale).rounded())
        subtitleLabel.font = UIFontMetrics.default.scaledFont(for: font)
        subtitleLabel.adjustsFontForContentSizeCategory = true
        subtitleLabel.textAlignment = label.textAlignment
        subtitleLabel.textColor = palette.foreground
        subtitleLabel.alpha = palette.contentAlpha
    }

    /// Updates the activity indicator that replaces the image.
    func updateActivityIndicator(_ palette: ButtonPalette) {
        let isShown = configuration?.showsActivityIndicator == true
        picture.isHidden = isShown
        guard isShown else {
            activityIndicator?.removeFromSuperview()
            activityIndicator = nil
            return
        }
        let activityIndicator = activityIndicator ?? UIActivityIndicatorView(style: .medium)
        if self.activityIndicator == nil {
            addSubview(activityIndicator)
            self.activityIndicator = activityIndicator
            activityIndicator.startAnimating()
        }
        if activityIndicator.color != palette.foreground { activityIndicator.color = palette.foreground }
        activityIndicator.alpha = palette.contentAlpha
    }
}

extension CGRect {
    /// Returns the rectangle, moved as if the content area of `button` were inset by `insets`. Along each axis, the
    /// distance is half the difference between opposite insets if the content is centered or fills the area, otherwise
    /// the inset at the edge to which the content is aligned.
    @MainActor
    func offset(by insets: UIEdgeInsets, in button: UIButton) -> CGRect {
        guard insets != .zero, insets.isFinite else { return self }
        let dx =
            switch button.contentHorizontalAlignment {
            case .left: insets.left
            case .right: -insets.right
            case .leading: button.isMirrored ? -insets.right : insets.left
            case .trailing: button.isMirrored ? insets.left : -insets.right
            case .center, .fill: (insets.left - insets.right) / 2
            }
        let dy =
            switch button.contentVerticalAlignment {
            case .top: insets.top
            case .bottom: -insets.bottom
            case .center, .fill: (insets.top - insets.bottom) / 2
            }
        return offsetBy(dx: dx, dy: dy)
    }
}
