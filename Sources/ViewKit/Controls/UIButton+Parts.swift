package import Foundation
import LayerKit
import TextKit

/// The layout, colors and creation of a button's parts.
extension UIButton {
    func contentDidChange() {
        controlStateDidChange()
        setNeedsLayout()
    }

    /// The colors of the current state.
    var palette: ButtonPalette {
        let paletteState = ButtonPalette.State(
            isEnabled: isEnabled, isPressed: isHighlighted, isHovered: isHovered, tint: tintColor)
        let titleColor = titleColor(for: contentState)
        guard let configuration else {
            return ButtonPalette(type: buttonType, titleColor: titleColor, in: paletteState)
        }
        var palette = ButtonPalette(configuration, in: paletteState)
        if let titleColor { palette.foreground = titleColor }
        return palette
    }

    /// The first baseline of the title and the last baseline of the title or, if there is one, of the subtitle, in
    /// points from the top.
    package var textBaselines: (first: CGFloat, last: CGFloat) {
        layoutIfNeeded()
        let baselines = label.textBaselines
        let last = subtitleLabel.map { $0.frame.minY + $0.textBaselines.last } ?? label.frame.minY + baselines.last
        return (label.frame.minY + baselines.first, last)
    }

    var contentInsets: UIEdgeInsets {
        var insets = ownInsets
        guard isPopUpButton else { return insets }
        let width = Metrics.menuMark + Metrics.menuGap
        if isMirrored { insets.left += width } else { insets.right += width }
        return insets
    }

    var ownInsets: UIEdgeInsets {
        configuration?.contentInsets.resolved(rightToLeft: isMirrored) ?? contentEdgeInsets
    }

    /// The distance from the trailing edge to the menu arrow.
    var menuMarkInset: CGFloat {
        let insets = ownInsets
        return (isMirrored ? insets.left : insets.right) * 2 / 3
    }

    /// Returns the layout of the image and the title in `area`.
    func contentLayout(in area: CGRect) -> ButtonLayout {
        var layout = centeredLayout(in: area)
        if configuration == nil, !showsTitle, picture.displayedImage != nil {
            layout.stretchImage(
                in: area, isWide: contentHorizontalAlignment == .fill, isHigh: contentVerticalAlignment == .fill)
        }
        guard contentVerticalAlignment == .top || contentVerticalAlignment == .bottom else { return layout }
        // Without a configuration, the image and the title are aligned separately.
        guard configuration != nil else {
            layout.alignParts(in: area, atTop: contentVerticalAlignment == .top)
            return layout
        }
        let extra = area.height - layout.size.height
        guard extra > 0 else { return layout }
        let drop = contentVerticalAlignment == .top ? 0 : extra
        return centeredLayout(
            in: CGRect(x: area.minX, y: area.minY + drop, width: area.width, height: layout.size.height))
    }

    func centeredLayout(in area: CGRect) -> ButtonLayout {
        ButtonLayout(
            image: activityIndicator.map { $0.intrinsicContentSize } ?? picture.displayedImage?.size,
            title: showsTitle ? titleBlock : nil,
            placement: configuration?.imagePlacement ?? .leading, padding: configuration?.imagePadding ?? 0,
            alignment: contentHorizontalAlignment, isMirrored: isMirrored, area: area,
            scale: max(1, traitCollection.displayScale))
    }

    /// Returns `size`, enlarged to at least the size of the background image.
    func enlargedForBackgroundImage(_ size: CGSize) -> CGSize {
        guard let image = currentBackgroundImage?.size else { return size }
        return CGSize(width: max(size.width, image.width), height: max(size.height, image.height))
    }

    /// Returns the opacity of an image. `isSet` is `true` if the image is set for the current state; a custom button
    /// doesn't dim such an image.
    func imageAlpha(_ palette: ButtonPalette, isSet: Bool) -> CGFloat {
        guard configuration == nil, buttonType == .custom else { return palette.contentAlpha }
        if !isEnabled { return adjustsImageWhenDisabled && !isSet ? palette.contentAlpha : 1 }
        return adjustsImageWhenHighlighted && !(isSet && isHighlighted) ? palette.contentAlpha : 1
    }

    func updateBackdrop(_ palette: ButtonPalette) {
        guard let image = currentBackgroundImage else {
            backdrop?.removeFromSuperview()
            backdrop = nil
            return
        }
        let view = backdrop ?? UIImageView()
        if backdrop == nil {
            insertSubview(view, belowSubview: picture)
            backdrop = view
        }
        view.image = image
        view.alpha = imageAlpha(palette, isSet: contents[contentState]?.backgroundImage != nil)
    }

    func updateMenuMark(_ palette: ButtonPalette) {
        if isPopUpButton, menuMark == nil {
            let mark = ControlGlyph(.down, side: Metrics.menuMark)
            addSubview(mark)
            menuMark = mark
        }
        menuMark?.isHidden = !isPopUpButton
        menuMark?.color = palette.foreground
    }

    func updateFocusRing() {
        if isFocusMarked, focusRing == nil {
            let ring = UIView()
            ring.isUserInteractionEnabled = false
            ring.layer.borderWidth = Metrics.ringWidth
            insertSubview(ring, at: 0)
            focusRing = ring
        }
        focusRing?.isHidden = !isFocusMarked
        focusRing?.layer.borderColor = tintColor.cgColor
    }

    func configurationDidChange(from previous: Configuration?) {
        if let configuration, configuration.buttonSize != previous?.buttonSize {
            let font = UIFont.systemFont(ofSize: configuration.buttonSize.fontSize, weight: .semibold)
            label.font = UIFontMetrics.default.scaledFont(for: font)
            label.adjustsFontForContentSizeCategory = true
        }
        contentDidChange()
    }

    func adopt(_ action: UIAction?) {
        guard let action else { return }
        if title(for: .normal) == nil, !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if image(for: .normal) == nil, let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }
}
