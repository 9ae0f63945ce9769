import Foundation

/// What a button shows beside its title: the subtitle, and the wheel.
extension UIButton {
    /// What of the size of a configuration's title its subtitle has.
    private static let noteShare: CGFloat = 0.8

    /// Whether there is room for a title: one that has neither title nor picture yet is as high as a line.
    var showsTitle: Bool { label.hasText || note != nil || picture.image == nil && wheel == nil }

    var titleBlock: ButtonLayout.TitleBlock {
        let usual = CGSize(width: 0, height: label.font.lineHeight.rounded(.up))
        return ButtonLayout.TitleBlock(
            title: label.hasText ? label.sizeThatFits(.zero) : note == nil ? usual : .zero,
            subtitle: note?.sizeThatFits(.zero), padding: configuration?.titlePadding ?? 0, alignment: titleAlignment)
    }

    /// How title and subtitle stand to each other; `.automatic` is resolved.
    private var titleAlignment: Configuration.TitleAlignment {
        let alignment = configuration?.titleAlignment ?? .automatic
        guard alignment == .automatic else { return alignment }
        let isBeside = picture.image != nil || wheel != nil
        let placement = configuration?.imagePlacement ?? .leading
        return isBeside && !placement.contains(.top) && !placement.contains(.bottom) ? .leading : .center
    }

    /// Shows the subtitle, if there is one.
    func updateNote(_ palette: ButtonPalette) {
        if let alignment = configuration?.titleAlignment, alignment != .automatic {
            label.textAlignment = alignment.ofText(isMirrored: isMirrored)
        }
        guard let configuration, let subtitle = configuration.subtitle, !subtitle.isEmpty else {
            note?.removeFromSuperview()
            note = nil
            return
        }
        let note = note ?? UILabel()
        if self.note == nil {
            insertSubview(note, aboveSubview: label)
            self.note = note
        }
        note.text = subtitle
        note.font = .systemFont(ofSize: (configuration.buttonSize.fontSize * Self.noteShare).rounded())
        note.textAlignment = label.textAlignment
        (note.textColor, note.alpha) = (palette.foreground, palette.contentAlpha)
    }

    /// Shows the wheel in the picture's place, if it is to be there.
    func updateWheel(_ palette: ButtonPalette) {
        let isShown = configuration?.showsActivityIndicator == true
        picture.isHidden = isShown
        guard isShown else {
            wheel?.removeFromSuperview()
            wheel = nil
            return
        }
        let wheel = wheel ?? UIActivityIndicatorView(style: .medium)
        if self.wheel == nil {
            addSubview(wheel)
            self.wheel = wheel
            wheel.startAnimating()
        }
        if wheel.color != palette.foreground { wheel.color = palette.foreground }
        wheel.alpha = palette.contentAlpha
    }
}
