import Foundation

/// The layout of a navigation bar: the row of buttons, the large title and the palette below them.
extension UINavigationBar {
    // MARK: Internal

    /// Updates the bar. Called when the palette of the shown item has changed.
    func updatePalette(animated: Bool) {
        let old = palette
        if topItem?.palette !== old {
            addPalette()
            if let old, old.superview === self { old.removeFromSuperview() }
        }
        content?.isHidden = false
        let update: @MainActor () -> Void = { [weak self] in
            guard let self else { return }
            heightDidChange?(.palette)
            setNeedsLayout()
            layoutIfNeeded()
        }
        // The row is hidden only after it has slid out of the bar. Hiding the row makes it unfocusable.
        let end: @MainActor (Bool) -> Void = { [weak self] _ in self?.hideRowIfNeeded() }
        if animated, hasRunningClock {
            UIView.animate(withDuration: NavigationMetrics.hidingDuration, animations: update, completion: end)
        } else {
            update()
            end(true)
        }
    }

    /// Adds the title and buttons of a new item, behind the palette and the separator.
    func addContent() {
        guard let content else { return }
        placeContent()
        insertSubview(content, belowSubview: palette?.superview === self ? palette ?? line : line)
    }

    /// Adds the palette of the shown item, if any.
    func addPalette() {
        palette = topItem?.palette
        hideRowIfNeeded()
        guard let palette else { return }
        if palette.superview !== self { insertSubview(palette, belowSubview: line) }
        palette.slide(by: 0)
        placePalette()
    }

    /// Places the title and buttons in the bar, or just above the bar while the palette takes their place.
    func placeContent() {
        let isRowHidden = palette?.hidesRow == true
        let height = NavigationMetrics.height + (topItem?.largeTitleHeight ?? 0)
        content?.bounds.size = CGSize(width: bounds.width, height: height)
        content?.center = CGPoint(x: bounds.midX, y: isRowHidden ? -height / 2 : height / 2)
    }

    /// Places the palette below the title and buttons or, if there is a large title, below that title.
    func placePalette() {
        guard let palette, let item = topItem else { return }
        palette.bounds.size = CGSize(width: bounds.width, height: palette.paletteHeight)
        palette.center = CGPoint(x: bounds.midX, y: item.barHeight - palette.paletteHeight / 2)
    }

    // MARK: Private

    private func hideRowIfNeeded() {
        content?.isHidden = palette?.hidesRow == true
        if let content, content.isHidden { window?.resignFocus(in: content) }
    }
}

extension UIView {
    /// Offsets the view horizontally by `distance` points from its layout position, and makes it transparent unless
    /// `distance` is 0.
    func slide(by distance: CGFloat) {
        transform = CGAffineTransform(translationX: distance, y: 0)
        alpha = distance == 0 ? 1 : 0
    }
}
